"""Tables as their entries tell them: who sits where, what may be asked, how the game goes on."""
