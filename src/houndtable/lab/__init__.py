"""The lab: many games at once, and what they show.

Reading order: statistics, tally, arena (games one after another), workers (on several processors), report.
"""
