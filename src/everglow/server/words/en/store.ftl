### What is wrong with the file in which a server keeps everything (the store), a backup of it, or an address.
### For whoever runs a server: one line behind "everglow: ", so in lower case where the language allows it.

# $file (text)
store_is_missing = { $file } is not there

# $file (text)
# $wrong (in_use | foreign | empty | damaged)
store_is_wrong = { $wrong ->
    [in_use] { $file } is in use by another server
    [foreign] { $file } is not a store of Everglow
    [empty] { $file } is empty
   *[damaged] { $file } is damaged
}

# $file (text)
# $why (message) What the system says, or SQLite in English.
store_is_unusable = { $file } cannot be used ({ $why })

# What to do about it.
# $trouble (message) store_is_wrong or store_is_unusable
# $wrong (in_use | foreign | empty | damaged | unusable)
store_advice = { $wrong ->
    [in_use] { $trouble }; stop it, or choose another folder with --data
    [empty] { $trouble }; put a backup in its place with `everglow restore`, delete it if it never held anything, or choose another folder with --data
    [damaged] { $trouble }; put a copy of it in its place, or choose another folder with --data
   *[unusable] { $trouble }; choose another folder with --data
}

# $version (number)
# $known (number) The newest version that this Everglow knows.
data_is_newer = the data is of version { $version }, made by a newer Everglow, and this one knows { $known }; update it, or choose another folder with --data

# $version (number)
# $latest (number)
# $error (text) In English, from SQLite.
data_not_updated = the data of version { $version } cannot be brought to { $latest } ({ $error }); it is as it was

# $file (text)
store_is_older = { $file } is of an older version; start the server once, which brings it up to date

# $file (text)
# $version (number)
backup_is_newer = { $file } is of version { $version }, made by a newer Everglow; update this one

# $file (text)
# $error (text) In English, from SQLite.
store_is_damaged = { $file } is damaged ({ $error })

# $file (text)
no_place_for_backup = { $file } cannot be replaced by a backup; name another file

# $file (text)
store_is_there = { $file } is there already; --force puts the backup in its place

# $file (text)
# $error (text) In English, from SQLite.
store_not_copied = { $file } cannot be copied ({ $error })

## Starting a server

# $last (number)
# $port (number)
expected_port = expected a port from 0 to { $last }, not { $port }

# $port (number)
# $next (number)
port_in_use = port { $port } is in use, perhaps by another Everglow; try --port { $next }

# $host (text)
# $port (number)
# $why (message) What the system says.
cannot_listen = cannot listen on { $host }, port { $port } ({ $why }); try --host 127.0.0.1 --port 8080

# Where the processes of a server reach each other. --internal is typed as it is.
# $address (text) What was given instead.
expected_internal = expected an address of this machine, perhaps with a port, such as --internal 10.0.0.5 or --internal 10.0.0.5:8090; not { $address }

# Where the processes of a server reach each other. --internal is typed as it is.
# $address (text)
# $why (message) What the system says.
cannot_listen_inside = other processes cannot be listened to on { $address } ({ $why }); expected another address of this machine, or another port, with --internal

# $file (text)
# $why (message) What the system says.
cannot_write = { $file } cannot be written ({ $why })

# $said (text)
expected_proxy = expected the address of a proxy, such as 127.0.0.1, ::1 or 10.0.0.0/8, not '{ $said }'

# Headers of HTTP, in which a proxy tells for whom it asks.
expected_forwarded = expected addresses in X-Forwarded-For, as 198.51.100.7 or 2001:db8::7
expected_scheme = expected http or https in X-Forwarded-Proto
