"""What the commands of the terminal do, apart from reading the command line."""
