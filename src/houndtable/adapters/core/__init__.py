"""What adapters do at every move, compiled with the engine: games step by step, observations and masks as bytes.

It needs librt, whose writers compiled code fills byte by byte; no other part of Houndtable does.
"""
