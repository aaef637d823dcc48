### From a step of a replay on, somebody plays against bots.

title = Continue from here
# $step (number)
about = A new table begins where this game stood after step { $step }. You take a seat, bots take all others.
seat = Your seat
level = Opponents
note = Cards that were shuffled lie as they lay; dice and later shuffles are new. You may have seen every hand here, so this game is yours alone: it is not listed, and it counts for nothing.
go = Play on
