"""What people are sent of a table: messages, patches, replays and profiles."""
