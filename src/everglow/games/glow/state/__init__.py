"""The position of a game in progress, and the verbs that change it."""
