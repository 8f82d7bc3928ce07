"""The access matrix: who may do what, asked of a running server and held against what is declared here.

The actions come from the code itself: its routes, its commands, its messages. One without a declared answer fails.
"""
