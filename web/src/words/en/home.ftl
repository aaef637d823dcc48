### The first page.

# The heading of the first page, by the hour. Nobody is named before they have said a name.
# $name (text?) Who is greeted.
# $hour (morning | day | evening | night)
hello = { $name ->
    [none] What shall we play?
   *[other] { $hour ->
        [morning] Good morning, { $name }.
        [day] Good afternoon, { $name }.
        [evening] Good evening, { $name }.
       *[night] Hello, { $name }.
    }
}
# Under the heading.
about = With friends or with bots. Free, no ads, nothing to install.

## Somebody's own tables

# A heading over tables that wait for the reader; their number stands behind it.
yourTurn = Your turn
# A heading over tables at which others have to move.
othersTurn = Others are on
# A heading over both, where no table waits for the reader.
continue = Continue
# At a table in a list.
theirTurn = waits for others
# At a table at which it is the reader's turn: for how long. Short.
# $unit (now | minutes | hours | days)
# $count (number) How many of that unit.
waits = { $unit ->
    [minutes] waits for you for { $count } min
    [hours] waits for you for { $count } h
    [days] { $count ->
        [one] waits for you for { $count } day
       *[other] waits for you for { $count } days
    }
   *[now] waits for you
}
# A button to a table; short.
play = Play
# The same button for those who listen.
# $game (text)
# $others (list of text) Who else plays; nobody at times.
# $code (text) Of the table.
playWith = { COUNT($others) ->
    [0] Play { $game }, table { $code }
   *[other] Play { $game } with { $others }, table { $code }
}

## A game: what can be done with it

# Buttons; the last of each pair is the same for those who listen.
bots = Play against bots
# $game (text)
botsOf = Play against bots: { $game }
friends = Play with friends
# $game (text)
friendsOf = Play with friends: { $game }
learn = Learn by playing
# $game (text)
learnOf = Learn by playing: { $game }
rules = Rules
# $game (text)
rulesOf = Rules: { $game }
learnHint = A first game against an easy bot, with a guide beside it. You can leave the guide at any time.
# Buttons that begin a game; short.
go = Deal the cards
openTable = Open the table
# Labels of choices before a game: how many play, and how strong the bots are.
players = Players
level = Opponents

## A name

yourName = Your name
namePrompt = What shall we call you at the table?
# A button after one's name was typed; short.
save = That is me

## Other tables

join = Join a table
# What can be typed in there.
joinHint = Link or code
# Its button; short.
joinButton = Join
wrongCode = A code has six letters and numbers, such as K7MQ2P.
# A heading over tables that wait for players.
open = Open tables
noOpen = Nobody is waiting for players just now.
# A heading over games at which one can look on.
watch = Watch
noWatch = No games to watch just now.
finished = Finished games
noFinished = No game is finished yet.
# At a table in a list.
running = running
# At a game in a list that came from a file.
imported = played elsewhere
# At a table in a list.
# $count (number)
freeSeats = { $count ->
    [0] ready to start
    [one] { $count } free seat
   *[other] { $count } free seats
}
# At a finished game in a list.
youWon = you won
# $names (list of text)
won = { $names } won
# A button under a list; short.
showMore = Show more
# Folded out: what few people need.
more = More
# A button: look at the file of a game that was played elsewhere.
bring = Bring a record
notRecord = This file is not a record of a game.
programs = For programs: the API

## Ways to other pages

# In the bar; short.
cards = Cards
aboutUs = About
# For those who listen: a list of games.
games = Games
# Under a game in a list.
whichHint =
    .rules = The rules, with every ruling
    .cards = All its cards, to search and to filter
nowhere = There is nothing at this address.
nowhereHint = Perhaps a letter is missing, or it has moved. From the first page everything can be reached.
wayHome = To the first page

## Training

# For those who listen: a group of links.
training = Training
puzzle = Daily puzzle
# Below that link; short.
puzzleHint = One turn, the same for everybody today
# The same, when the reader has answered it; short.
puzzleDone = Answered for today
# A link.
# $count (number)
due = { $count ->
    [one] { $count } exercise is due
   *[other] { $count } exercises are due
}
