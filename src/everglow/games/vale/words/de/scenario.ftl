### Was an einem Spielbeispiel falsch ist. Ganze Sätze beginnen groß.

example_answers = Hier antwortet { $seat }, nicht { $instead }

example_unanswered = Die Frage { $question } wird gestellt, aber keine Wahl beantwortet sie; möglich: { JOIN($possible, ", ") }

example_not_asked = Nach { $name } { $value } wird nicht gefragt

example_stones = Niemand kann { $stones } Steine haben
