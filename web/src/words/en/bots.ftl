### Programs of people that play at tables.

title = My bots
about = A bot is a program of yours that plays at the tables of this server. Make one here, give it its token, and let it listen.
yours = Your bots
none = You have no bots yet.
# At a bot in a list.
listens = listening
away = away
forAll = anybody may invite it
forMe = only you may invite it
# A form that makes a bot.
another = A new bot
name = Its name
open = Anybody may invite it to their table
make = Make the bot

## A token is what a program shows to be let in

token = Token
# $name (text) Of the bot.
tokenOf = The token of { $name }
once = Keep it now: it is shown this once, and whoever has it can play as the bot.
copy = Copy the token
kept = I have kept it
try = To hear what the bot hears, in a terminal:
# A button; short. Below, the same for those who listen.
renew = New token
# $name (text)
renewOf = New token for { $name }
remove = Remove
# $name (text)
removeOf = Remove { $name }
# $name (text)
sure = Remove { $name }? Its token stops working at once, and a bot of the house plays on where it sat.
keep = Keep it
yesRemove = Yes, remove it

## At a table

# For those who hover or listen.
# $owner (text)
of = bot of { $owner }
# After the name of a bot: whose it is.
# $owner (text)
by = by { $owner }
# A button; short. Below, the same for those who listen.
invite = Invite a bot
# $seat (number) Counted from 1.
inviteAt = Invite a bot, seat { $seat }
listening = Bots that listen now
nobody = No bot for this game listens just now.
# $name (text)
asking = Asking { $name } …
withdraw = Never mind
