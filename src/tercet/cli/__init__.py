"""The `tercet` command: one module per subcommand; nothing heavy is imported before it is needed."""
