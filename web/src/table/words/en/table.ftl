### What every table says.

# The reader, where otherwise a name stands.
you = You
# How lines of the log begin that speak to the reader.
youAct = You
# The title of the page, in the tab of the browser.
# $mine (flag) Whether it is the reader's turn.
tab = { $mine ->
    [yes] Your turn · Everglow
   *[no] Everglow
}
# A notice of the browser.
notice = It is your turn.

## Waiting

# $name (text)
thinks = { $name } is thinking.
# $name (text) A bot.
waitsForWorker = { $name } waits until another bot has finished.
# $names (list of text)
several = Waiting for { $names }.
planning = Look around while you wait; nothing needs you now.
spectator = You are watching.
connecting = Coming to the table …
checkCode = Check the code, or start a table of your own.
# $seconds (number)
lost = The connection is lost. The table stays as it is; trying again in { $seconds } s.
imported = This game was played elsewhere and brought here. Its moves check out; who played it, only its file says.

## The line with the question, and its buttons (short)

undo = Undo
endTurn = End turn
# A small line on a button that cannot be pressed.
chooseFirst = choose first
notYours = not your turn
# What will be done stands behind it.
sure = Really?
yes = Yes, do it
notYet = Not yet
final = It cannot be taken back.
# A link to the rule behind a refusal.
rule = The rule
# $phase (text) A part of the round.
ruleOf = { $phase }: the rule

## Parts and tools of a table (short)

log = Log
rules = Rules
home = Home
more = More
close = Close
others = Others
# A button, and its label for those who listen: what others did since the reader's last answer is shown again.
retell = Show the last turn
# Which of these steps is shown; very short.
# $step (number)
# $steps (number)
stepOf = { $step } of { $steps }
# For those who listen.
happened = What happened
# A button at the top of the log, which shows only the last lines at first.
# $count (number)
earlier = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
}
parts = Parts of the table
yourTime = your time
# How many things can be chosen in a part of the table, for those who listen.
# $count (number)
choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
# A label before a list of names.
lookFrom = Look from the side of
lookedAt = The card you look at
aboutCard = Rules and partners
# $count (number)
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
branch = Branch
branchHint = This game went on from another one. It is not listed and counts for nothing.
# The label before its name, in a menu.
branchTold = Branch. This game went on from another one. It is not listed and counts for nothing.
# A button. The coach tells what to think about.
hint = Ask for a hint
# The same button when there was a hint before.
hintsOn = Hints are on: this game does not count. Ask for a hint
# In the menu of the table.
hintsTold = Hints are on. This game does not count.

## Notices

tellMe = Tell me when it is my turn
# What the person answered when the browser asked.
notified =
    .granted = You will be told when it is your turn, while this page is open somewhere.
    .denied = This browser may not tell you. Allow notifications in its settings; until then the title of the tab tells it.
    .default = Nothing was decided. You can ask again whenever you like.

## Who is away, and bots that play for people

# At a seat; very short.
# $left (text?) How long, such as 0:45.
away = { $left ->
    [none] away · we wait
   *[other] away · { $left }
}
# $name (text)
isAway = { $name } is away.
# Below `coverNow`; short.
# $left (text) How long, such as 0:45.
botIn = A bot plays in { $left }.
# Buttons; short.
wait = Wait
coverNow = Let it play now
takeBack = Play on myself
handOver = Let a bot play for me
# $name (text)
coverFor = Let a bot play for { $name }
# $name (text)
waitFor = Wait for { $name }
coveredAway = A bot plays for you. Take your seat back whenever you like.
missed = While you were away
missedHint = A bot played for you:
# At a seat; very short.
botPlays = a bot plays
waitsForBot = waits for a free bot
# $level (text) The name of a bot.
bot = bot · { $level }
resign = Resign
resignSure = Resign for good? A bot plays to the end, and you watch.
resignYes = Yes, resign

## The end

over = The game is over
overHint = Look around as long as you like.
# A button; short.
results = Results
