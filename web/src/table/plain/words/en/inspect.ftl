### For people who build a game: what the server told.

title = State of the table
view = View
question = Question
legal = Legal actions
events = Events of the last step
notation = Notation
noNotation = A position tells every hand: open this in the replay of a finished game to copy it.
copy = Copy
copied = Copied
