"""What adapters do at every move, compiled with the engine: games step by step, observations and masks as bytes.

It needs librt, whose arrays compiled code fills byte by byte and numpy reads where they lie; no other part does.
"""
