"""The store in PostgreSQL, by asyncpg, which only those need who use it: `everglow[postgres]`."""
