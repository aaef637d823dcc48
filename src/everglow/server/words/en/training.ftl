### Training: puzzles and exercises.

turn_is_spent = This turn is over. Take an answer back, or begin it anew.
turn_goes_on = The turn is not over yet. Answer until somebody else comes next.
puzzle_of_today = There is a puzzle of today and one of yesterday, and no other.
no_exercise = You have no such exercise.
one_answer_at_a_time = Another answer of yours is being judged. Wait until that is done.
too_many_answers = Too many answers judged for you. Wait a moment.
