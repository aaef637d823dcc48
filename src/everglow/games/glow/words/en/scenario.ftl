### Why the rules do not allow an action of an example of rules, or what is wrong with it: clauses for
### `everglow scenario`, without a full stop. Names of fields and of actions are as they stand in the file.

# $name (text) A player.
example_black_die = expected a black die among the dice of '{ $name }', who holds it

# $found (text)
# $field (text) Its name.
example_no_die = { $found } is no die of Glow; expected a size, and '{ $field }' for a large one

# $colour (text) As it stands in the file.
# $name (text) Of a face.
example_no_face = a { $colour } die has no face '{ $name }'; expected one it has

# $dice (number)
# $faces (number)
example_faces = expected a face for each of { $dice } dice, not { $faces }

example_deal = expected five different companions to deal that lie nowhere yet, or none

# $name (text) A companion.
example_no_rerolls = { $name } gives no rerolls

example_choose_die = a die must be chosen

# $colour (text) As it stands in the file.
example_no_large_die = no large die '{ $colour }' is in the reserve

example_phase_over = that phase of the day is over

example_morning_over = the morning is over

example_black_not_yours = the black die is not yours to move

example_no_die_to_choose = there is no die to choose

example_reroll_dice = a reroll is for 1 or 2 dice

# $name (text)
example_others_die = the die '{ $name }' is somebody else's

example_unrolled = that die has not been rolled yet

# $rerolls (number)
example_turn_price = turning a die takes { $rerolls } rerolls

# $left (list of text) Names of actions.
example_resolve_too = { JOIN($left, ", ") } must be resolved too

# $seat (seat)
example_comes_first = Cromaug is there: { $seat } comes first

# $name (text) A card.
example_not_face_up = { $name } does not lie there face up

example_must_take = a companion of the graveyard must be taken

example_none_to_take = there is no companion to take

# $start (text)
# $to (text)
example_no_connection = no connection leads from { $start } to { $to }

example_nothing_to_give_up = there is nothing to give up

example_must_give_up = a companion or a spell must be given up

example_only_companions = only companions can be given up
