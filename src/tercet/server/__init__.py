"""The web server: pages, sockets, REST. Only this package uses the web framework."""
