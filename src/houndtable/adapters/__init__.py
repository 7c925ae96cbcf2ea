"""The games in the tools of researchers; each module needs an extra of its own and says so."""
