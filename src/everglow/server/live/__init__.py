"""Tables in memory: connections, locks, bots that think, and people who are away."""
