"""For authors of games: what is derived from a game's declaration, a new game from a template, and checks of any
game."""
