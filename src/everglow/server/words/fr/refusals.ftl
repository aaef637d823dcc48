## Prendre place

game_has_begun = La partie a déjà commencé.

about_to_begin = La partie va commencer.

seat_is_taken = { $name } occupe cette place.

nobody_sits_there = Il n’y a personne à cette place.

say_your_name = Donne d’abord ton nom.

name_is_taken = Quelqu’un ici s’appelle { $name }. Choisis un autre nom.

only_the_host = C’est à l’hôte de faire cela.

not_at_this_table = Tu n’as pas de place à cette table.

only_so_many_seats = { $seats ->
    [one] Il n’y a que { $seats } place.
   *[other] Il n’y a que { $seats } places.
}

expected_level = Niveaux possibles : { JOIN($levels, ", ") }.

expected_cover = Niveaux possibles du bot remplaçant : { JOIN($levels, ", ") }.

expected_game = Jeux possibles : { JOIN($games, ", ") }.

lesson_is_prepared = Une leçon se joue telle qu’elle a été préparée.

would_have_no_seat = { COUNT($names) ->
    [one] { $names } n’aurait plus de place. Libère-la d’abord.
   *[other] { $names } n’auraient plus de place. Libère d’abord les leurs.
}

nobody_at_seats = { COUNT($seats) ->
    [one] Il n’y a personne à la place { $seats } : attends quelqu’un, ou ajoute un bot.
   *[other] Il n’y a personne aux places { $seats } : attends du monde, ou ajoute des bots.
}

number_is_owed = { COUNT($names) ->
    [one] { $names } doit d’abord venir, avec un nouveau nombre pour le hasard de la donne.
   *[other] { $names } doivent d’abord venir, avec de nouveaux nombres pour le hasard de la donne.
}

## Le hasard de la donne : chaque navigateur ajoute un nombre (nonce)

hash_now_nonce_later = Envoie maintenant l’empreinte de ton nombre, et le nombre après le début de la partie.
not_that_nonce = Ce n’est pas le nombre dont tu as envoyé l’empreinte.
keep_your_nonce = Garde ton nombre jusqu’à ce que l’hôte ait lancé la partie.

## Bots des gens

bot_sits_here = { $name } est déjà à cette table.

bot_does_not_play_this = { $name } ne joue pas à ce jeu.

bot_does_not_listen = Ce bot n’est pas à l’écoute. Choisis-en un autre.
bot_was_asked = Un bot a déjà été invité à cette place. Attends sa réponse.

bot_did_not_answer = { $name } n’a pas répondu.

bot_declined = { $said ->
    [yes] { $name } refuse : { $reason }
   *[no] { $name } refuse.
}

bot_could_not_sit = { $name } n’a pas pu prendre place.

table_has_changed = La table a changé entre-temps. Redemande.

## Pendant la partie

game_not_begun = La partie n’a pas encore commencé.
game_is_over = La partie est finie.
game_does_not_run = La partie n’est pas en cours.
not_possible = C’est impossible pour l’instant.

no_such_action = Cette action n’existe pas : { $name }

question_not_asked_yet = Cette question n’a pas encore été posée.
question_was_answered = Cette question a déjà reçu une réponse.
nothing_to_take_back = Il n’y a encore rien à annuler.
cannot_be_taken_back = C’est définitif : l’action est terminée, quelqu’un d’autre a continué ou quelque chose a été révélé.

too_many_undos_of_game = { $times ->
    [one] Tu as annulé { $times } réponse dans cette partie. La prochaine est définitive.
   *[other] Tu as annulé { $times } réponses dans cette partie. La prochaine est définitive.
}

too_many_undos_of_question = Tu as annulé cette réponse { $times } fois. Maintenant, elle est définitive.

person_plays_here = Une personne joue ici.
bot_plays_for_you = Un bot joue à ta place. Reprends-la d’abord.
time_is_over = Ton temps est écoulé : un bot répond à cette question, puis tu pourras reprendre ta place.

came_back_too_often = Tu as repris ta place { $times } fois. Un bot joue jusqu’à la fin.

too_much_has_happened = Il s’est passé tant de choses à cette table qu’il ne reste qu’à y jouer la partie jusqu’au bout.
nothing_to_say = Il n’y a rien à dire.

one_thing_after_the_other = Une chose après l’autre, s’il te plaît.

watching = Tu regardes. Donne ton nom pour prendre place ou pour parler.
only_players_may_ask = Pendant la partie, seules les personnes qui jouent peuvent demander cela.
only_players_may_decide = Seules les personnes qui jouent ici peuvent en décider.

bot_plays_already = Un bot joue déjà pour { $name }.

is_here = { $name } est là.

answer_first = On t’attend aussi : réponds d’abord.

nudged_too_soon = { $name } peut réfléchir { $seconds } secondes avant de recevoir un rappel.

nudged_already = Tu as déjà envoyé un rappel à { $name }.

not_waited_for = Personne n’attend { $name }.

bot_is_not_nudged = Un bot joue à cette place : un rappel n’y change rien.

away_is_not_nudged = { $name } n’est pas là et ne remarquerait rien.

only_for_connections = Seule une connexion peut tout se faire redire.

other_rules = Cette partie a commencé avec d’autres règles que celles de ce serveur : { $why }

undo_not_possible = Il n’est plus possible d’annuler.

## Quand c’est fini

played_elsewhere = Cette partie a été jouée ailleurs. Ouvre une nouvelle table.
rematch_when_over = La revanche pourra commencer quand cette partie sera finie.
rematch_for_players = Seules les personnes qui ont joué peuvent demander une revanche.
branch_when_over = Une partie peut continuer à partir d’un de ses coups une fois qu’elle est finie.

branch_step = Choisis un coup de 0 à { $last } : au suivant, la partie était finie.

branch_of_branch = Cette partie en continue déjà une autre. Choisis un coup de 0 à { $last }.

position_when_over = Une position révèle toutes les mains : elle n’est donnée qu’une fois la partie finie.

expected_step = Choisis un coup de 0 à { $last }.

nothing_to_tell_again = Avant la première carte, il n’y a rien à revoir.

expected_eyes = Points de vue possibles : all, ou une place de 0 à { $last }.

replay_when_over = La partie pourra être revue quand elle sera finie. D’ici là, seules les personnes qui jouent le peuvent, telle qu’elles l’ont vue.
record_when_over = L’enregistrement est ouvert à tout le monde une fois la partie finie.
analysis_when_over = La partie pourra être analysée quand elle sera finie.
analysis_first = La partie doit d’abord être analysée.
hints_against_bots = Il n’y a d’indices que là où tous les autres sont des bots de ce serveur.
hints_for_players = Seules les personnes qui jouent peuvent interroger le coach.
hint_when_asked = On ne te demande rien en ce moment.
mark_for_last_answer = Seule ta dernière réponse est notée.
hint_without_choice = Cette question n’a qu’une seule réponse.
