## Noms et appareils

expected_name = Il faut un nom de 1 à { $longest } caractères.

no_such_device = Cet appareil n’est pas l’un des tiens.

link_is_used = Ce lien personnel a déjà servi ou est trop ancien. Crées-en un nouveau.

not_your_name = Ce n’est pas le nom que tu portes ici. Rien n’a été supprimé.

you_have_left = Ton compte ici est supprimé.
somebody_has_left = Quelqu’un à cette table a supprimé son compte.

too_many_tables = { $tables ->
    [one] Tu as { $tables } table en cours. Finis-la ou quitte-la d’abord.
   *[other] Tu as { $tables } tables en cours. Termines-en ou quittes-en d’abord quelques-unes.
}

## Tables qui n’existent pas

no_such_table = Cette table n’existe pas.

no_table = Il n’y a pas de table { $code }.

## Bots des gens

bot_exists = Tu as déjà un bot qui s’appelle { $name }.

too_many_bots = { $bots ->
    [one] Tu as { $bots } bot. Supprime-le d’abord.
   *[other] Tu as { $bots } bots. Supprimes-en un d’abord.
}

no_such_bot = Ce bot n’est pas l’un des tiens.
no_such_challenge = Cette invitation n’existe pas, a été retirée ou a déjà reçu une réponse.

expected_games = Jeux attendus : { JOIN($games, ", ") }, et non { $wish }.

expected_token = Il faut le jeton d’accès d’un bot : Authorization: Bearer TOKEN

## Trop à la fois

too_many_requests = Trop de requêtes. Attends un instant.
too_many_codes = Trop de codes inconnus. Attends un instant.
too_many_codes_from_here = Trop de codes inconnus venant d’ici. Donne ton nom, ou attends un instant.
too_many_connections = Trop de connexions. Fermes-en d’abord quelques-unes.
too_many_new_tables = Trop de nouvelles tables. Attends un instant.
too_many_new_people = Trop de nouveaux noms venant d’ici. Attends un instant.
too_many_games = Trop de parties à la fois. Attends un instant.
one_analysis_at_a_time = Une autre partie est en cours d’analyse pour toi. Attends qu’elle soit terminée.
too_many_analyses = Trop de parties sont en cours d’analyse. Réessaie dans une minute.
too_many_analyses_of_you = Trop de parties analysées pour toi. Attends un instant.
analysis_not_now = Le serveur a autre chose à faire pour l’instant.
one_hint_at_a_time = Le coach réfléchit encore à une autre de tes questions. Attends qu’il ait fini.
too_many_hints = Trop d’indices à la fois. Attends un instant.
too_many_leave = Trop de comptes supprimés à la fois. Attends un instant.

## Fermé par la personne qui gère ce serveur

closed = La personne qui gère ce serveur a fermé cet accès.
address_is_closed = La personne qui gère ce serveur a fermé l’accès depuis cette adresse.

name_is_closed = La personne qui gère ce serveur n’accepte pas le nom { $name }. Choisis-en un autre.

## Requêtes mal formées, vues surtout par qui programme

unknown_host = Ce serveur n’est pas connu sous ce nom.
foreign_page = Seules les pages de ce serveur peuvent faire cela.
metrics_are_local = Les mesures ne sont données qu’au réseau de ce serveur.
nothing_here = Il n’y a rien à cette adresse.
not_done_here = Cela ne peut pas se faire à cette adresse.
expected_http = Il faut une requête HTTP.
expected_handshake = Il faut la poignée de main d’un WebSocket.
expected_json = Type attendu : application/json.

request_too_large = La requête ne doit pas dépasser { $bytes } octets.

request_too_late = La requête n’est pas arrivée à temps.
went_wrong = Une erreur s’est produite ici. Rien n’a changé.

bad_message = Il faut un message conforme à docs/wire.md : { $details }.

bad_request = Il faut une requête conforme à docs/wire.md : { $details }.

bad_address = Il faut une adresse conforme à docs/wire.md : { $details }.

not_a_record = Ce n’est pas un enregistrement : il faut une partie en JSON, telle qu’Everglow la garde.

record_is_wrong = L’enregistrement n’est pas cohérent : { $complaint }

expected_position = Positions possibles : { JOIN($positions, ", ") }.

## Pourquoi une connexion à une table prend fin

too_slow = Cette connexion est trop lente.
trouble = Une erreur s’est produite ici. La partie est sauvegardée.
device_was_forgotten = Cet appareil a été oublié. Donne ton nom pour jouer.
left_for_good = Quelqu’un a supprimé son compte. La partie est sauvegardée.
not_saved = La table n’a pas pu être sauvegardée. Elle repart de là où elle en était.
table_moved = La table a changé d’endroit. Reviens ; la partie est sauvegardée.
server_stops = Le serveur s’arrête. La partie est sauvegardée.
server_stops_for_bots = Le serveur s’arrête. Reviens bientôt.
bot_owner_left = La personne à qui appartient ce bot a supprimé son compte.
bot_token_renewed = Ce bot a un nouveau jeton d’accès.
bot_was_removed = La personne à qui appartient ce bot l’a supprimé.
bot_listens_elsewhere = Ce bot est maintenant à l’écoute ailleurs.
