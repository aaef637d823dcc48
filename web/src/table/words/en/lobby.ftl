### People gather at a table before the game.

## Somebody comes by a link

# Before the name of the game, which stands in a line of its own.
# $host (text?)
invites = { $host ->
    [none] You are invited to
   *[other] { $host } invites you to
}
# Facts about the game, between dots.
# $count (number)
howMany = { $count ->
    [2] two players
    [3] three players
    [4] four players
   *[other] { $count } players
}
# $minutes (number)
clockWords = { $minutes ->
    [0] no clock
   *[other] a clock: { $minutes } minutes each
}
noAccount = no account
# Buttons.
sitDown = Sit down
takeSeat = Take a seat
onlyWatch = Only watch
readRules = Read the rules
full = All seats are taken.

## Seats

seats = Seats
# $taken (number)
# $seats (number)
taken = { $taken } of { $seats } seats taken
# Somebody without a name.
# $seat (number) Counted from 1.
seat = seat { $seat }
# Under a seat: very short.
yourSeat = your seat
free = Free seat
host = host
you = you
here = here
away = away
# $level (text) How strong it is.
botOf = bot, { $level }
# Buttons; short. After each, the same for those who listen.
sit = Sit here
# $seat (number) Counted from 1.
sitAt = Sit here, seat { $seat }
move = Move here
# $seat (number)
moveTo = Move here, seat { $seat }
addBot = Add a bot
# $seat (number)
addBotAt = Add a bot, seat { $seat }
stand = Leave the seat
remove = Remove
# A label; then the same for those who listen.
level = Level
# $name (text)
levelOf = Level of { $name }
# In a list to choose from.
# $level (text) How strong it is, such as: easy.
# $bot (text) Its name.
levelNamed = { $level } · { $bot }

## Options

options = Options
clock = Clock
noClock = none
# $minutes (number)
minutes = { $minutes } min
whoMayCome = Who may come
listed = anybody
unlisted = with the link
coverLabel = Plays for the absent
# $level (text) The name of a bot.
cover = If somebody is away, { $level } plays for them until they are back.

## The link

code = Code
link = Link
qr = QR code of the link
invite = Invite friends
inviteHint = Anyone with the link can take a free seat. No account needed.
copy = Copy link
onlyHere = This link works on this computer only. To let others in, start Everglow with one of these:
# Commands, which are not translated.
letIn =
    .make = make play LAN=1
    .serve = everglow serve --host 0.0.0.0

## What comes next

takeASeat = There is a free seat for you, or watch.
waitingForHost = The host starts the game.
waitingForPeople = Waiting for people. Invite friends, or add bots to the free seats.
ready = Everybody is here. Start when you like.
# $names (list of text)
without = { COUNT($names) ->
    [one] { $names } is away just now. You may start all the same.
   *[other] { $names } are away just now. You may start all the same.
}
start = Start the game
sealed = The game begins: everybody's browser tells the number that it has chosen for the deal.
# $names (list of text)
withheld = { COUNT($names) ->
    [one] { $names } did not tell the number that was promised for the deal, and lost the seat. Everybody else's browser chooses a new one.
   *[other] { $names } did not tell the numbers that were promised for the deal, and lost their seats. Everybody else's browser chooses a new one.
}
