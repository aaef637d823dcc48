### Entraînement : énigmes et exercices.

turn_is_spent = Ce tour est terminé. Annule une réponse ou recommence-le.
turn_goes_on = Le tour n’est pas encore terminé. Réponds jusqu’à ce que quelqu’un d’autre joue.
puzzle_of_today = Il y a l’énigme d’aujourd’hui et celle d’hier, aucune autre.
no_exercise = Tu n’as pas cet exercice.
one_answer_at_a_time = Une autre de tes réponses est en cours d’analyse. Attends qu’elle soit terminée.
too_many_answers = Trop de réponses analysées pour toi. Attends un instant.
