### Training: puzzels en oefeningen.

turn_is_spent = Deze beurt is voorbij. Neem een antwoord terug of begin opnieuw.
turn_goes_on = De beurt is nog niet voorbij. Antwoord tot iemand anders aan de beurt is.
puzzle_of_today = Er is de puzzel van vandaag en die van gisteren, en geen andere.
no_exercise = Zo’n oefening heb je niet.
one_answer_at_a_time = Er wordt al een ander antwoord van je beoordeeld. Wacht tot dat klaar is.
too_many_answers = Te veel antwoorden voor je beoordeeld. Wacht even.
