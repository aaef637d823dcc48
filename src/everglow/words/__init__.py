"""What is said to people: messages as data, and their wording in four languages."""
