"""The card table: where everything lies, what is shown, how it moves, how it is drawn."""
