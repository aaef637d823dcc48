### Questions. Ce qui est demandé est à l’infinitif, après un deux-points, sans point final.

asked = { $card ->
    [none] { $seat } : { $wanted }.
   *[other] { $seat }, { $card } : { $wanted }.
}

want_adventurer = choisir un aventurier
want_take = enrôler un compagnon, avec tout ce qui est sur son emplacement
want_die = prendre un grand dé dans la réserve
want_black = déplacer le dé noir avant d’enrôler le compagnon, ou le laisser là, grâce à Kaar
want_discard = envoyer au cimetière un compagnon de la piste de rencontres
want_reroll = relancer ou tourner des dés, ou s’en tenir là pour aujourd’hui
want_first_die = choisir le premier dé à relancer ; le second ne peut être que pareil ou plus bas dans la liste
want_second_die = choisir un second dé à relancer, ou ne relancer que le premier
want_turn_die = choisir un dé à tourner
want_face = choisir la face que ce dé doit montrer
want_resolve = résoudre une carte ; dans n’importe quel ordre, mais toutes celles dont la condition est remplie
want_fetch = ramener un compagnon du cimetière
want_go = continuer vers une case voisine, ou s’arrêter
want_sail = naviguer avec un bateau, ou rester
want_skull = envoyer un compagnon au cimetière ou briser un sortilège, pour une tête de mort

want_spend = dépenser des relances pour tourner un dé, encore { $left }
