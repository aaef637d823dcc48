### Vragen. Wat gevraagd wordt staat in de infinitief, na een dubbele punt, zonder punt.

asked = { $card ->
    [none] { $seat }: { $wanted }.
   *[other] { $seat }, { $card }: { $wanted }.
}

want_adventurer = je avonturier kiezen
want_take = een metgezel meenemen, met alles wat bij het vak ligt
want_die = een grote dobbelsteen uit de reserve nemen
want_black = de zwarte dobbelsteen verplaatsen voordat je de metgezel meeneemt, of niet, want je hebt Kaar
want_discard = een metgezel van het trefpunt naar het kerkhof sturen
want_reroll = dobbelstenen opnieuw gooien of draaien, of voor vandaag klaar zijn
want_first_die = de eerste dobbelsteen kiezen om opnieuw te gooien; een tweede kan alleen een gelijke zijn of eronder staan
want_second_die = een tweede dobbelsteen kiezen om opnieuw te gooien, of alleen de eerste gooien
want_turn_die = een dobbelsteen kiezen om te draaien
want_face = de zijde kiezen die boven moet liggen
want_resolve = een kaart afhandelen; in elke volgorde, maar wel alle waarvan aan de voorwaarde is voldaan
want_fetch = een metgezel van het kerkhof halen
want_go = verdergaan naar een plek hiernaast, of stoppen
want_sail = met 1 boot varen, of blijven
want_skull = een metgezel naar het kerkhof sturen of een spreuk verbreken, voor een schedel

want_spend = herworpen inzetten om een dobbelsteen te draaien, nog { $left } te gaan
