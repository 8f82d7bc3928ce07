"""Every page of playing alone and afterwards, in every language and size: `python3 dev.py looks`. Not a test."""
