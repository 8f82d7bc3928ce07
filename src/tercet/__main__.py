"""`python -m tercet` is the `tercet` command."""

from tercet.cli.main import main

if __name__ == "__main__":
    main()
