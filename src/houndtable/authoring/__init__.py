"""For authors of games: what is derived from a game's board, a new game from a template, checks of any game."""
