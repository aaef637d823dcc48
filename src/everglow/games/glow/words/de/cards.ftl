### kind: glow_card
### Zauber haben einen Artikel (.der, .den, .dem); alle anderen Namen stehen ohne und bleiben, wie sie sind.
### Kurze Texte: höchstens 34 Zeichen je Zeile, ein Symbol zählt als ein Wort.

## Gefährten

likyar = Likyar
    .effect = Für jedes Paar aus {-nature} und {-fire}: Erhalte 1 {-reroll}-Plättchen, dann 1 {-light}.
    .effect_short =
        {-nature} und {-fire}:
        +1 {-reroll}, +1 {-light}
    .ability = Bringt 2 {-fireflies} für die Wertung mit.
    .ability_short = 2 {-fireflies}

thoape = Thoape
    .effect = Für jedes Paar aus {-water} und {-earth}: Erhalte 1 {-firefly}, dann 2 {-light}.
    .effect_short =
        {-water} und {-earth}:
        +1 {-firefly}, +2 {-light}

torke_triple = Torke Drilling
    .effect = Für je 3 gleiche Symbole: Erhalte 4 {-light}.
    .effect_short =
        3 gleiche:
        +4 {-light}

tamnuca_light = Tamnuca Licht
    .effect = Für jedes {-earth(form: "c")}-Symbol: Erhalte 1 {-light}.
    .effect_short =
        {-earth}:
        +1 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}

ladawa = Ladawa
    .effect = Für je 2 {-fire}-Symbole: Erhalte 4 {-light}.
    .effect_short =
        2 {-fire}:
        +4 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}

mindaroo_no_nature_water = Mindaroo ohne Natur und Wasser
    .effect = Einmal am Tag, wenn kein Würfel {-nature} oder {-water} zeigt: Erhalte 4 {-light}.
    .effect_short =
        ohne {-nature} und ohne {-water}:
        +4 {-light}
    .ability = Bringt 2 {-fireflies} für die Wertung mit.
    .ability_short = 2 {-fireflies}

mindaroo_no_air_fire = Mindaroo ohne Luft und Feuer
    .effect = Einmal am Tag, wenn kein Würfel {-air} oder {-fire} zeigt: Erhalte 6 {-light}.
    .effect_short =
        ohne {-air} und ohne {-fire}:
        +6 {-light}

donillilu = Donillilu
    .effect = Einmal am Tag, wenn kein Würfel {-water} zeigt: Erhalte 1 {-reroll}-Plättchen, dann 2 {-light}.
    .effect_short =
        ohne {-water}:
        +1 {-reroll}, +2 {-light}

oshra_no_nature = Oshra ohne Natur
    .effect = Einmal am Tag, wenn kein Würfel {-nature} zeigt: Erhalte 3 {-light}.
    .effect_short =
        ohne {-nature}:
        +3 {-light}

xargok = Xar'gok
    .effect = Bei 2 {-fire}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhalten alle anderen je 1 verdecktes Zauberplättchen.
    .effect_short =
        2 {-fire}:
        {-skull}, Zauber für die anderen
    .points = Verliere am Spielende 1 {-light}.
    .points_short = −1 {-light} am Spielende

briki_6 = Briki 6
    .effect = Bei 2 {-water}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 1 {-footprint}.
    .effect_short =
        2 {-water}:
        {-skull}, +1 {-footprint}
    .points = Erhalte am Spielende 6 {-light}.
    .points_short = +6 {-light} am Spielende

briki_5 = Briki 5
    .effect = Bei einem Paar aus {-air} und {-fire}: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 2 {-footprints}.
    .effect_short =
        {-air} und {-fire}:
        {-skull}, +2 {-footprints}
    .points = Erhalte am Spielende 5 {-light}.
    .points_short = +5 {-light} am Spielende

sketal_orange = Sketal Orange
    .effect = Bei 3 {-water}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann verlierst du 4 {-light}.
    .effect_short =
        3 {-water}:
        {-skull}, −4 {-light}
    .ability = Bringt den großen orange{"\u00AD"}farbenen Würfel mit, wenn er im Vorrat ist. Der Würfel kommt zurück in den Vorrat, sobald dieser Gefährte geht.
    .ability_short = der große orange{"\u00AD"}farbene Würfel
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

sketal_light_blue = Sketal Hell{"\u00AD"}blau
    .effect = Bei 3 {-nature}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann verlierst du 4 {-light}.
    .effect_short =
        3 {-nature}:
        {-skull}, −4 {-light}
    .ability = Bringt den großen hellblauen Würfel mit, wenn er im Vorrat ist. Der Würfel kommt zurück in den Vorrat, sobald dieser Gefährte geht.
    .ability_short = der große hellblaue Würfel
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

sketal_green = Sketal Grün
    .effect = Bei 2 {-earth(form: "c")}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 2 {-light}.
    .effect_short =
        2 {-earth}:
        {-skull}, +2 {-light}
    .ability = Bringt den großen grünen Würfel mit, wenn er im Vorrat ist. Der Würfel kommt zurück in den Vorrat, sobald dieser Gefährte geht.
    .ability_short = der große grüne Würfel

sketal_dark_blue = Sketal Dunkel{"\u00AD"}blau
    .effect = Bei 3 {-fire}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann verlierst du 5 {-light}.
    .effect_short =
        3 {-fire}:
        {-skull}, −5 {-light}
    .ability = Bringt den großen dunkelblauen Würfel mit, wenn er im Vorrat ist. Der Würfel kommt zurück in den Vorrat, sobald dieser Gefährte geht.
    .ability_short = der große dunkelblaue Würfel
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

sketal_red = Sketal Rot
    .effect = Bei 3 {-air}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann verlierst du 4 {-light}.
    .effect_short =
        3 {-air}:
        {-skull}, −4 {-light}
    .ability = Bringt den großen roten Würfel mit, wenn er im Vorrat ist. Der Würfel kommt zurück in den Vorrat, sobald dieser Gefährte geht.
    .ability_short = der große rote Würfel
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

lumipili_nature = Lumipili Natur
    .effect = Bei 2 {-nature}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 2 {-footprints}.
    .effect_short =
        2 {-nature}:
        {-skull}, +2 {-footprints}
    .ability = Gibt dir jeden Tag 1 Neuwurf.
    .ability_short = jeden Tag 1 {-reroll}

snarexe = Snarexe
    .effect = Bei 4 gleichen Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 10 {-light}.
    .effect_short =
        4 gleiche:
        {-skull}, +10 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}

kaar = Kaar
    .ability = Bringt den schwarzen Würfel ins Spiel und schützt dich vor dessen Fluch. Nimmst du einen Gefährten von dem Bereich auf, in dem der schwarze Würfel liegt, darfst du den Würfel zuerst in einen anderen Bereich verschieben.
    .ability_short =
        bringt den schwarzen Würfel,
        schützt dich vor ihm
    .points = Erhalte am Spielende 4 {-light}.
    .points_short = +4 {-light} am Spielende

hymoros = Hymoros
    .effect = Für jedes {-water}-Symbol: Erhalte 1 {-footprint}.
    .effect_short =
        {-water}:
        +1 {-footprint}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}
    .points = Verliere am Spielende 2 {-light}.
    .points_short = −2 {-light} am Spielende

dvol_minus_5 = Dvol −5
    .effect = Für jedes {-air}-Symbol: Erhalte 1 {-footprint}, dann 1 {-light}.
    .effect_short =
        {-air}:
        +1 {-footprint}, +1 {-light}
    .points = Verliere am Spielende 5 {-light}.
    .points_short = −5 {-light} am Spielende

okans = Okans
    .effect = Für jedes {-nature}-Symbol: Erhalte 1 {-reroll}-Plättchen, dann 1 {-light}.
    .effect_short =
        {-nature}:
        +1 {-reroll}, +1 {-light}
    .points = Verliere am Spielende 2 {-light}.
    .points_short = −2 {-light} am Spielende

brikix = Brikix
    .effect = Bei 3 {-earth(form: "c")}-Symbolen: Dieser Gefährte kommt auf den Friedhof.
    .effect_short =
        3 {-earth}:
        {-skull}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}
    .points = Erhalte am Spielende 4 {-light}.
    .points_short = +4 {-light} am Spielende

zzibelu = Zzibelu
    .effect = Für jedes Paar aus {-air} und {-earth}: Erhalte 5 {-light}.
    .effect_short =
        {-air} und {-earth}:
        +5 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}

torke_pair = Torke Paar
    .effect = Für je 2 gleiche Symbole: Erhalte 2 {-light}.
    .effect_short =
        2 gleiche:
        +2 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}

torkos = Torkos
    .effect = Für je 3 gleiche Symbole: Erhalte 6 {-light}.
    .effect_short =
        3 gleiche:
        +6 {-light}
    .points = Erhalte am Spielende 2 {-light}.
    .points_short = +2 {-light} am Spielende

wapoki = Wapoki
    .effect = Für jedes Paar aus {-nature} und {-water}: Erhalte 1 {-firefly}, dann 2 {-light}.
    .effect_short =
        {-nature} und {-water}:
        +1 {-firefly}, +2 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}
    .points = Erhalte am Spielende 2 {-light}.
    .points_short = +2 {-light} am Spielende

tamnuca_footprint = Tamnuca Spur
    .effect = Für jedes {-earth(form: "c")}-Symbol: Erhalte 1 {-footprint}.
    .effect_short =
        {-earth}:
        +1 {-footprint}
    .points = Erhalte am Spielende 2 {-light}.
    .points_short = +2 {-light} am Spielende

zellyf_5 = Zellyf 5
    .effect = Für je 2 {-water}-Symbole: Verliere 2 {-light}.
    .effect_short =
        2 {-water}:
        −2 {-light}
    .points = Erhalte am Spielende 5 {-light}.
    .points_short = +5 {-light} am Spielende

zellyf_0 = Zellyf 0
    .effect = Für jedes {-water}-Symbol: Erhalte 3 {-light}.
    .effect_short =
        {-water}:
        +3 {-light}

biraii_light = Biraii Licht
    .effect = Für jedes {-fire}-Symbol: Erhalte 1 {-firefly}, dann 1 {-light}.
    .effect_short =
        {-fire}:
        +1 {-firefly}, +1 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

biraii_footprint = Biraii Spur
    .effect = Für jedes {-fire}-Symbol: Erhalte 1 {-firefly}, dann 1 {-footprint}.
    .effect_short =
        {-fire}:
        +1 {-firefly}, +1 {-footprint}
    .ability = Bringt 2 {-fireflies} für die Wertung mit.
    .ability_short = 2 {-fireflies}

dvol_4 = Dvol 4
    .effect = Für je 3 {-air}-Symbole: Erhalte 3 {-light}.
    .effect_short =
        3 {-air}:
        +3 {-light}
    .points = Erhalte am Spielende 4 {-light}.
    .points_short = +4 {-light} am Spielende

dvol_3 = Dvol 3
    .effect = Für jedes {-air}-Symbol: Erhalte 1 {-light}.
    .effect_short =
        {-air}:
        +1 {-light}
    .points = Erhalte am Spielende 3 {-light}.
    .points_short = +3 {-light} am Spielende

okanios = Okanios
    .effect = Für je 3 {-nature}-Symbole: Erhalte 5 {-light}.
    .effect_short =
        3 {-nature}:
        +5 {-light}
    .points = Erhalte am Spielende 3 {-light}.
    .points_short = +3 {-light} am Spielende

gluach = Gluach
    .effect = Einmal am Tag, wenn ein Würfel {-water} und kein Würfel {-earth} zeigt: Erhalte 6 {-light}.
    .effect_short =
        {-water}, aber ohne {-earth}:
        +6 {-light}
    .ability = Bringt 2 {-fireflies} für die Wertung mit.
    .ability_short = 2 {-fireflies}

drel_no_fire = Drel ohne Feuer
    .effect = Einmal am Tag, wenn kein Würfel {-fire} zeigt: Erhalte 2 {-light}.
    .effect_short =
        ohne {-fire}:
        +2 {-light}
    .points = Erhalte am Spielende 3 {-light}.
    .points_short = +3 {-light} am Spielende

oshra_no_earth = Oshra ohne Erde
    .effect = Einmal am Tag, wenn kein Würfel {-earth} zeigt: Erhalte 3 {-light}.
    .effect_short =
        ohne {-earth}:
        +3 {-light}
    .ability = Bringt 1 {-firefly} für die Wertung mit.
    .ability_short = 1 {-firefly}
    .points = Erhalte am Spielende 2 {-light}.
    .points_short = +2 {-light} am Spielende

drel_no_air = Drel ohne Luft
    .effect = Einmal am Tag, wenn kein Würfel {-air} zeigt: Erhalte 4 {-light}.
    .effect_short =
        ohne {-air}:
        +4 {-light}
    .points = Erhalte am Spielende 2 {-light}.
    .points_short = +2 {-light} am Spielende

cromaug = Cromaug
    .effect = Bei 1 {-air}-Symbol: Dieser Gefährte kommt auf den Friedhof, dann nimmst du einen anderen Gefährten deiner Wahl aus dem Friedhof.
    .effect_short =
        {-air}:
        {-skull}, nimm einen anderen
        Gefährten aus dem Friedhof
    .points = Verliere am Spielende 1 {-light}.
    .points_short = −1 {-light} am Spielende

kapaoro = Kapaoro
    .effect = Bei 3 gleichen Symbolen: Dieser Gefährte kommt auf den Friedhof.
    .effect_short =
        3 gleiche:
        {-skull}
    .points = Erhalte am Spielende 5 {-light}.
    .points_short = +5 {-light} am Spielende

kapao_5 = Kapao 5
    .effect = Bei 2 {-air}-Symbolen: Dieser Gefährte kommt auf den Friedhof.
    .effect_short =
        2 {-air}:
        {-skull}
    .points = Erhalte am Spielende 5 {-light}.
    .points_short = +5 {-light} am Spielende

sketal_any = Sketal Bunt
    .effect = Bei 2 {-nature}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 2 {-footprints}.
    .effect_short =
        2 {-nature}:
        {-skull}, +2 {-footprints}
    .ability = Bringt einen großen Würfel deiner Wahl aus dem Vorrat mit. Der Würfel kommt zurück in den Vorrat, sobald dieser Gefährte geht.
    .ability_short = 1 großer Würfel nach Wahl
    .points = Erhalte am Spielende 2 {-light}.
    .points_short = +2 {-light} am Spielende

lumipili_fire = Lumipili Feuer
    .effect = Bei 2 {-fire}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 6 {-light}.
    .effect_short =
        2 {-fire}:
        {-skull}, +6 {-light}
    .ability = Gibt dir jeden Tag 1 Neuwurf.
    .ability_short = jeden Tag 1 {-reroll}
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

kapao_4 = Kapao 4
    .effect = Bei 2 {-water}-Symbolen: Dieser Gefährte kommt auf den Friedhof, dann erhältst du 2 {-footprints}.
    .effect_short =
        2 {-water}:
        {-skull}, +2 {-footprints}
    .points = Erhalte am Spielende 4 {-light}.
    .points_short = +4 {-light} am Spielende

## Abenteurer

braccio = Braccio
    .effect = Für je 2 {-nature}-Symbole: Erhalte 1 {-footprint}, dann 3 {-light}.
    .effect_short =
        2 {-nature}:
        +1 {-footprint}, +3 {-light}
    .ability = Bringt 2 große grüne Würfel mit.
    .ability_short = 2 große grüne Würfel
    .points = Erhalte am Spielende 1 {-light}.
    .points_short = +1 {-light} am Spielende

taetyss = Taetyss
    .effect = Für jedes Paar aus {-water} und {-air}: Erhalte 1 {-reroll}-Plättchen, dann 3 {-light}.
    .effect_short =
        {-water} und {-air}:
        +1 {-reroll}, +3 {-light}
    .ability = Bringt 2 große dunkelblaue Würfel mit.
    .ability_short = 2 große dunkelblaue Würfel

eoles = Eoles
    .effect = Für jedes Paar aus {-air} und {-earth}: Erhalte 1 {-firefly}, dann 2 {-light}.
    .effect_short =
        {-air} und {-earth}:
        +1 {-firefly}, +2 {-light}
    .ability = Bringt 2 große hellblaue Würfel mit.
    .ability_short = 2 große hellblaue Würfel
    .points = Erhalte am Spielende 4 {-light}.
    .points_short = +4 {-light} am Spielende

pocana = Pocana
    .ability = Bringt 3 große rote Würfel mit.
    .ability_short = 3 große rote Würfel
    .points = Erhalte am Spielende 4 {-light}.
    .points_short = +4 {-light} am Spielende

moloch = Moloc'h
    .effect = Für jedes {-earth(form: "c")}-Symbol: Erhalte 1 {-footprint}.
    .effect_short =
        {-earth}:
        +1 {-footprint}
    .ability = Bringt 2 große orange{"\u00AD"}farbene Würfel mit.
    .ability_short = 2 große orange{"\u00AD"}farbene Würfel
    .points = Erhalte am Spielende 3 {-light}.
    .points_short = +3 {-light} am Spielende

noctiluca = Noctiluca
    .effect = Für je 3 gleiche Symbole: Erhalte 5 {-light}.
    .effect_short =
        3 gleiche:
        +5 {-light}
    .ability = Bringt 2 große lila Würfel mit.
    .ability_short = 2 große lila Würfel

orium = Orium
    .effect = Für je 2 gleiche Symbole: Erhalte 1 {-light}.
    .effect_short =
        2 gleiche:
        +1 {-light}
    .ability = Bringt 2 große gelbe Würfel mit.
    .ability_short = 2 große gelbe Würfel

## Zauberplättchen

spell_nature = Natur{"\u00AD"}zauber
    .der = der Natur{"\u00AD"}zauber
    .den = den Natur{"\u00AD"}zauber
    .dem = dem Natur{"\u00AD"}zauber
    .effect = Bei 2 {-nature}-Symbolen: Verliere 5 {-light} und lege dieses Plättchen dann in die Schachtel.
    .effect_short =
        2 {-nature}:
        −5 {-light}

spell_water = Wasser{"\u00AD"}zauber
    .der = der Wasser{"\u00AD"}zauber
    .den = den Wasser{"\u00AD"}zauber
    .dem = dem Wasser{"\u00AD"}zauber
    .effect = Bei 2 {-water}-Symbolen: Verliere 5 {-light} und lege dieses Plättchen dann in die Schachtel.
    .effect_short =
        2 {-water}:
        −5 {-light}

spell_air_skull = Luft{"\u00AD"}zauber
    .der = der Luft{"\u00AD"}zauber
    .den = den Luft{"\u00AD"}zauber
    .dem = dem Luft{"\u00AD"}zauber
    .effect = Bei 2 {-air}-Symbolen: Dein Gefährte ganz rechts kommt auf den Friedhof, ohne eigenen Effekt. Lege dieses Plättchen dann in die Schachtel.
    .effect_short =
        2 {-air}:
        verliere Gefährten ganz rechts

spell_fire = Feuer{"\u00AD"}zauber
    .der = der Feuer{"\u00AD"}zauber
    .den = den Feuer{"\u00AD"}zauber
    .dem = dem Feuer{"\u00AD"}zauber
    .effect = Bei 2 {-fire}-Symbolen: Verliere 6 {-light} und lege dieses Plättchen dann in die Schachtel.
    .effect_short =
        2 {-fire}:
        −6 {-light}

spell_earth = Erd{"\u00AD"}zauber
    .der = der Erd{"\u00AD"}zauber
    .den = den Erd{"\u00AD"}zauber
    .dem = dem Erd{"\u00AD"}zauber
    .effect = Bei 2 {-earth(form: "c")}-Symbolen: Verliere 3 {-footprints} und lege dieses Plättchen dann in die Schachtel.
    .effect_short =
        2 {-earth}:
        −3 {-footprints}

spell_triple = Drillings{"\u00AD"}zauber
    .der = der Drillings{"\u00AD"}zauber
    .den = den Drillings{"\u00AD"}zauber
    .dem = dem Drillings{"\u00AD"}zauber
    .effect = Bei 3 gleichen Symbolen: Verliere 7 {-light} und lege dieses Plättchen dann in die Schachtel.
    .effect_short =
        3 gleiche:
        −7 {-light}
