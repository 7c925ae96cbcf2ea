"""The lab: many games at once, and what they show.

Reading order: statistics, tally, arena (games one after another), workers (on several processors), run, report; then
for comparing bots duplicate (the same deals in all seats), rating, standings, sequential (when to stop), results (as
lines of a file), contest (all of it played), arena_report, chart. Designers' questions are in the package study;
columns, dataset and dataset_run write games as data; cluster does what workers does, on several machines.
"""
