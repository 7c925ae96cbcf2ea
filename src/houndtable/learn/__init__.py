"""Learning to tell who will win: positions from self-play, a small net, its log. Only the trainer needs torch.

Read in this order: `recipe`, `cases`, `trainer`, `journal`, `training`.
"""
