"""Words for tournaments: why one cannot go on."""
