"""The table server: people and bots at tables. It holds the truth and knows no rules."""
