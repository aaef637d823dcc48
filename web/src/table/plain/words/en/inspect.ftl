### For people who build a game: what the server told.

title = State of the table
view = View
question = Question
legal = Legal actions
events = Events of the last step
notation = Notation
state = State
imagined = What your seat cannot know is dealt anew in this state: it can be loaded and played, but it is not the true one.
copy = Copy
copied = Copied
