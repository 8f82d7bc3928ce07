"""What a link shows before it is opened: title, description and picture, for programs that run no JavaScript."""
