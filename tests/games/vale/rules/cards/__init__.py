"""Every effect of every card."""
