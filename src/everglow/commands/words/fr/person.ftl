### Ce qui est dit à la personne qui joue dans le terminal, en plus du jeu.

# Les touches restent ; les textes commencent à la colonne 11.
keys =
    1         choisir ce qui porte le numéro 1
    { OR($names) }
              choisir par le nom, comme dans les enregistrements ; un espace peut remplacer les deux-points
    Entrée    revoir la question et les choix
    a         toute la question en détail ; quand la place manque, ses choix sont abrégés
    t         la table, autant que l’écran en contient ; t all : la table entière
    n         les environs : un petit plan, si le jeu en a un
    m         le reste : ce qui est public sans être sur la table, comme les piles
    c NOM     le texte complet des cartes dont le nom commence ainsi
    l         ce qui vient de se passer
    z         annuler ta dernière réponse, et ce que les bots y ont répondu ; undo marche aussi
    p 1       aperçu : que ferait le choix 1 tout de suite ? Un nom marche aussi
    w NOM     pourquoi une action est impossible pour l’instant, par son nom ou son numéro
    q         quitter ; la partie est sauvegardée après chaque action
    ?         cette aide

choose_number = Choisis un numéro de 1 à { $last }, ou tape ? pour l’aide.

not_understood = Action inconnue : « { $said } » ; il faut un nom comme { $example }. Choisis un numéro, ou tape ? pour l’aide.

not_possible = Impossible : { $reason }.

no_map = Il n’y a pas de plan ici : t dit où se trouve tout le monde.

nothing_more = Tout ce qui est public est sur la table : t la montre.

say_which_card = Dis quelle carte, ou le début de son nom : c NOM.

no_such_card = Aucun nom de carte ne commence par « { $name } ».

nothing_happened = Il ne s’est encore rien passé.

say_which_choice = Dis quel choix, par son numéro ou son nom : p 1.

nothing_foreseen = Ensuite, ce n’est plus ton tour ; rien d’autre ne peut se prévoir.

cannot_foresee = La suite ne peut pas se prévoir.

then_asked = Question suivante : { $question }

say_which_action = Dis quelle action te manque, par son nom : w NOM.

possible_now = C’est possible maintenant.

nothing_to_undo = Il n’y a encore rien à annuler.

cannot_undo = C’est définitif : entre-temps, le hasard est intervenu ou quelque chose a été révélé.

taken_back = Tu annules ta dernière réponse.

table_shortened = abrégé ; { $key } en montre plus

question_shortened = (a : en détail)
