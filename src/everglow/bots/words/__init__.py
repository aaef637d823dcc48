"""Words for bots: what they are like, and what was wrong with one."""
