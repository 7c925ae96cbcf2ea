"""Studies of a game: what a designer asks of it, answered with intervals and pictures.

Reading order: plan (what is played), watching (what is looked at in a game), observation (what is kept of one),
observing (games played), journal (where they are kept), run (all of it); then estimates (means over deals, with their
intervals) and a module a chapter: seats, length, standing, choices, happenings, skill, effects; partial says how far a
study came that was stopped; report puts them together, charts draws them, page and markdown write them down, tables are
the data.
"""
