### Somebody's own page.

title = My games
whoami = You are nobody here yet. Say a name when you first play.
nothing = No finished games yet. When you have played one, you find it here.
loading = Looking through your games …
name = Your name
# A button; short.
change = Change it
# $name (text)
renamed = From now on you are { $name }. Tables where you sit already keep the old name.
devices = Your devices
bots = Programs of yours that play at the tables here, each with a token of its own.
