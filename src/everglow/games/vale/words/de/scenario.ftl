### Was an einem Spielbeispiel falsch ist. Ganze Sätze beginnen groß.

example_answers = Hier antwortet { $seat }, nicht { $instead }

example_unanswered = { $question } wird gefragt, und keine Wahl beantwortet es; möglich: { JOIN($possible, ", ") }

example_not_asked = Nach { $name } { $value } wird nicht gefragt

example_stones = Niemand kann { $stones } Steine haben
