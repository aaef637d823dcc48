### The chat of a table.

chat = Chat
# The two rooms of it; short.
rooms =
    .players = Players
    .watchers = Watchers
# After the name of somebody who does not play; very short.
watches = watching
# A box to tick.
hearWatchers = Hear what watchers say
# In the field, and for those who listen.
say = Say something
# A button; short.
send = Send
# $count (number)
watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
# A number of sayings, for those who listen.
# $count (number)
unread = { $count } not read yet
