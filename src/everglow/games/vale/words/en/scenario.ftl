### Why the rules do not allow an action of an example of rules, or what is wrong with it: clauses for
### `everglow scenario`, without a full stop. Names of fields and of actions are as they stand in the file.

# Somebody else has to answer.
# $seat (seat) Who has to.
# $instead (seat) Who does.
example_answers = { $seat } answers, not { $instead }

# $question (text)
# $possible (list of text) Names of actions.
example_unanswered = { $question } is asked and no choice answers it; possible: { JOIN($possible, ", ") }

# $name (text) Of a choice.
# $value (text)
example_not_asked = { $name } { $value } is not asked

# $stones (number)
example_stones = nobody can hold { $stones } stones
