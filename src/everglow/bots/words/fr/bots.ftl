### Les bots : comment ils jouent, ce qui ne va pas dans le nom de l’un d’eux, et par quoi l’un d’eux a mis fin à sa partie.

level_about = { $level ->
    [spark] pour ta première partie ; oublie des coups et a ses préférés
    [ember] prévoit son tour en amateur, et se trompe de temps en temps
    [lantern] prévoit tout son tour avant sa première action
    [beacon] prévoit avec l’expérience de milliers de parties contre lui-même
   *[star] prévoit aussi tes tours ; réfléchit une seconde au plus
}

## Ce qui ne va pas dans le nom d’un bot : sans majuscule

unknown_bot = bot inconnu : « { $name } » ; il faut { JOIN($known, ", ") }, module:Classe ou process:COMMANDE
bad_bot = { $bot } : { $complaint }
expected_budget = il faut un nombre de simulations, comme 300, ou une durée, comme 100ms ou 1s, pas « { $said } »
expected_class = il faut une classe créée par (game, seed), mais : { $error }
expected_method = il faut une classe avec une méthode choose(state, seat)
expected_command = { $open ->
    [quote] il faut une commande comme dans un shell, mais un guillemet n’est pas fermé
   *[backslash] il faut une commande comme dans un shell, mais rien ne suit une barre oblique inverse
}
expected_program = il faut un programme exécutable, pas « { $command } »

## Par quoi un bot a mis fin à sa partie : suit son nom

answered_illegally = a répondu { $answer }, ce que les règles ne permettent pas
took_longer = a mis plus de { $seconds }{"\u00A0"}s
took_longer_to_begin = n’était toujours pas prêt après { $seconds }{"\u00A0"}s
crashed = a planté : { $error }
did_not_greet = n’a pas répondu à hello par {"{"}"ready": true{"}"}
said_no_object = a envoyé { $said }, qui n’est pas un objet JSON
said_too_much = a envoyé plus d’un mégaoctet d’un coup
ended = { $spoke ->
    [yes] s’est arrêté avec le code de sortie { $code } : { $last }
   *[no] s’est arrêté avec le code de sortie { $code }
}
closed_its_output = { $spoke ->
    [yes] a fermé sa sortie : { $last }
   *[no] a fermé sa sortie
}
