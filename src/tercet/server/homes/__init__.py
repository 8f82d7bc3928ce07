"""Where tables live when there are several workers: each at one of them, to which the others forward its visitors."""
