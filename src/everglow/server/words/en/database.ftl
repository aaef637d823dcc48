### A server's database, for whoever runs it: PostgreSQL, `--database`. Said by commands and by /healthz.

# To people who play, while the database does not answer.
store_away = The server cannot read or write anything right now. Nothing is lost; try again in a moment.

# Said after a colon, or alone.
# $trouble (unreachable | password | missing | forbidden | readonly | full | busy)
database_trouble = { $trouble ->
    [password] the database refuses this user or password
    [missing] there is no such database; create it with `createdb`
    [forbidden] the database does not allow this user to do that; expected the owner of the database
    [readonly] the database can only be read; expected one that can be written to
    [full] the database has no space left
    [busy] the database has too many connections already
   *[unreachable] the database does not answer
}

# $place (text) Host and name of the database.
# $complaint (message) A message database_…
database_at = { $place }: { $complaint }

expected_database = expected the address of a PostgreSQL database, such as postgresql://everglow@127.0.0.1/everglow

# asyncpg is the name of a package.
database_needs_driver = PostgreSQL needs the package asyncpg; get it by: pip install 'everglow[postgres]'

# $version (number) Of PostgreSQL.
# $oldest (number)
database_too_old = this PostgreSQL is version { $version }; expected { $oldest } or newer

# $found (text)
# $expected (text) UTF8
database_encoding = this database has the encoding { $found }; expected { $expected }

# Versions are those of what Everglow keeps there.
# $version (number)
# $known (number)
database_too_new = the data in this database is of version { $version }, made by a newer Everglow, and this one knows { $known }; update it

# $version (number)
database_behind = the data in this database is of version { $version }; start the server once, which brings it up to date

database_empty = there is nothing of Everglow in this database; start the server once, or put a backup there with `everglow restore`

database_in_use = another Everglow server uses this database; stop it first

# Versions of Everglow, such as 0.2.0.
# $version (text) That of another process.
# $own (text)
database_other_version = another Everglow, version { $version }, uses this database, and this one is version { $own }; stop the other one, or start this one in the same version

# --internal is typed as it is.
database_other_machine = a server on another machine uses this database, and they cannot reach each other; start both with --internal and an address of the private network

# --force is typed as it is.
database_has_store = there is a store in this database already; --force puts the other one in its place

# Versions are those of what Everglow keeps there.
# $version (number)
# $newest (number)
# $error (text) In English.
database_not_updated = the data in this database, of version { $version }, cannot be brought to { $newest } ({ $error }); it is as it was
