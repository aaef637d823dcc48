### What somebody who plays in the terminal is told beside the game.

# Answer to "?". The keys on the left stay as they are, and so do the words "all" and "undo"; texts begin in column 11.
# $names (list of text) Some actions by name, such as mark:hydra.
keys =
    1         choose what is listed under 1
    { OR($names) }
              choose by name, as records do; a space will do for the colon
    Enter     the question and its choices again
    a         all of the question in full: where there is little room, its choices are brief
    t         the table, as much as fits the screen; t all: all of it
    n         the neighbourhood: a small map, if the game has one
    m         more: what lies open but is not on the table, such as piles
    c NAME    the full text of the cards whose name begins so
    l         what happened lately
    z         undo: take your last answer back, and what bots answered to it; undo will do too
    p 1       preview: what would 1 do at once? A name will do too
    w NAME    why not: the reason why an action is not possible now, by its name or number
    q         quit; the game is saved after every action
    ?         this help

# $last (number)
choose_number = Choose a number from 1 to { $last }, or ? for help.

# $said (text)
# $example (text) The name of an action.
not_understood = Not understood: unknown action '{ $said }'; expected a name such as { $example }. Choose a number, or ? for help.

# $reason (message) A clause of the game without a full stop.
not_possible = Not possible: { $reason }.

no_map = No map is drawn here: t tells where everybody is.

nothing_more = Everything that lies open is on the table: t shows it.

say_which_card = Say which card, or how its name begins: c NAME.

# $name (text)
no_such_card = No card begins with '{ $name }'.

nothing_happened = Nothing has happened yet.

say_which_choice = Say which choice, by its number or name: p 1.

nothing_foreseen = Then it is no longer your turn; nothing else can be foreseen.

cannot_foresee = What comes then cannot be foreseen.

# $question (message)
then_asked = Then you are asked: { $question }

say_which_action = Say which action you miss, by its name: w NAME.

possible_now = It is possible now.

nothing_to_undo = There is nothing to take back yet.

cannot_undo = This cannot be taken back: chance, or something that was shown, came between.

taken_back = You take back your last answer.

# In the line above the table, of which something is left out.
# $key (text) What to type, such as "t".
table_shortened = shortened; { $key } shows more

# Behind a question whose choices are said in few words.
question_shortened = (a: in full)
