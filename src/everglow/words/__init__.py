"""Messages to people as data, and their wording in four languages."""
