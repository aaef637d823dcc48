### Training: Rätsel und Übungen.

turn_is_spent = Dieser Zug ist zu Ende. Nimm eine Antwort zurück oder beginne ihn neu.
turn_goes_on = Der Zug ist noch nicht zu Ende. Antworte, bis jemand anderes an der Reihe ist.
puzzle_of_today = Es gibt das Rätsel von heute und das von gestern, sonst keines.
no_exercise = Eine solche Übung hast du nicht.
one_answer_at_a_time = Gerade wird eine andere Antwort von dir beurteilt. Warte, bis das fertig ist.
too_many_answers = Zu viele Antworten für dich beurteilt. Warte einen Moment.
