### kind: creature
### .der, .den, .dem, .vom: mit Artikel im Nominativ, Akkusativ, Dativ, nach „von“; .akk: Akkusativ ohne Artikel (Knöpfe). Wo sie fehlen, gilt der Name.
### ..._short: auf der Karte; höchstens 34 Zeichen je Zeile, Symbole als Wörter gezählt.

## Feuer

agni = Agni
    .vom = von Agni
    .permanent = Deine { -red(form: "en") } Steine sind je 1 mehr wert.
    .permanent_short = { -red } Steine sind 1 mehr wert
asmodeus = Asmodeus
    .vom = von Asmodeus
    .active = Rufe eine Kreatur mit { -instant }-Effekt und aufgedruckten Kosten von 2 oder weniger aus deiner Auslage auf deine Hand zurück.
    .active_short =
        Rufe 1 Kreatur mit { -instant }-Effekt
        zurück, aufge{"\u00AD"}druckte Kosten bis{"\u00A0"}2
balog = Balog
    .vom = von Balog
    .active = Rufe eine { -fire }-Kreatur mit { -instant }-Effekt aus deiner Auslage auf deine Hand zurück.
    .active_short =
        Rufe 1 { -fire }-Kreatur
        mit { -instant }-Effekt zurück
burning_skull = Brennender Schädel
    .der = der Brennende Schädel
    .den = den Brennenden Schädel
    .dem = dem Brennenden Schädel
    .vom = vom Brennenden Schädel
    .akk = Brennenden Schädel
    .active = Lege 1 { -red(form: "en") } Stein zurück und erhalte dann 3 Punkte.
    .active_short = Lege 1 { -red(form: "en") } zurück: +3 { -points }
firefox = Flammen{"\u00AD"}fuchs
    .der = der Flammen{"\u00AD"}fuchs
    .den = den Flammen{"\u00AD"}fuchs
    .dem = dem Flammen{"\u00AD"}fuchs
    .vom = vom Flammen{"\u00AD"}fuchs
    .instant = Erhalte 1 Punkt für jede Karte auf deiner Hand; diese Kreatur zählt nicht mehr mit.
    .instant_short = +1 { -point } pro Handkarte
hestia = Hestia
    .vom = von Hestia
    .permanent = Du darfst 2 Steine mehr haben: 6 statt 4. Wenn diese Kreatur deine Auslage verlässt, lege sofort alle bis auf 4 zurück.
    .permanent_short = Du darfst bis zu 6 Steine haben
horned_salamander = Gehörnter Salamander
    .der = der Gehörnte Salamander
    .den = den Gehörnten Salamander
    .dem = dem Gehörnten Salamander
    .vom = vom Gehörnten Salamander
    .akk = Gehörnten Salamander
    .active = Erhalte 4 { -red } Steine.
    .active_short = Erhalte 4 { -red }
ifrit = Ifrit
    .der = der Ifrit
    .den = den Ifrit
    .dem = dem Ifrit
    .vom = vom Ifrit
    .instant = Erhalte 1 Punkt für jede Kreatur in deiner Auslage, auch für diese.
    .instant_short =
        +1 { -point } pro Kreatur
        in deiner Auslage
imp = Wichtel
    .der = der Wichtel
    .den = den Wichtel
    .dem = dem Wichtel
    .vom = vom Wichtel
    .instant = Erhalte 2 { -red } Steine.
    .instant_short = Erhalte 2 { -red }
    .active = Rufe diese Kreatur auf deine Hand zurück.
    .active_short = Rufe diese Kreatur zurück
incubus = Inkubus
    .der = der Inkubus
    .den = den Inkubus
    .dem = dem Inkubus
    .vom = vom Inkubus
    .instant = Erhalte 2 Punkte für jede Kreatur mit aufgedruckten Kosten von 2 oder weniger in deiner Auslage, auch für diese.
    .instant_short =
        +2 { -points } pro Kreatur in deiner
        Auslage mit Kosten bis{"\u00A0"}2
lava_giant = Lava{"\u00AD"}riese
    .der = der Lava{"\u00AD"}riese
    .den = den Lava{"\u00AD"}riesen
    .dem = dem Lava{"\u00AD"}riesen
    .vom = vom Lava{"\u00AD"}riesen
    .akk = Lava{"\u00AD"}riesen
    .instant = Erhalte 2 Punkte für jede { -fire }-Kreatur in deiner Auslage, auch für diese.
    .instant_short =
        +2 { -points } pro { -fire }-Kreatur
        in deiner Auslage
phoenix = Phönix
    .der = der Phönix
    .den = den Phönix
    .dem = dem Phönix
    .vom = vom Phönix
    .permanent = Immer wenn du eine andere Kreatur beschwörst, erhalte 1 Punkt für jeden { -red(form: "en") } Stein, den du dafür zahlst.
    .permanent_short =
        Weitere Beschwö{"\u00AD"}rung:
        +1 { -point } pro { -red(form: "en") } Stein
salamander = Salamander
    .der = der Salamander
    .den = den Salamander
    .dem = dem Salamander
    .vom = vom Salamander
    .active = Erhalte 1 { -red(form: "en") } Stein und 1 Punkt.
    .active_short = Erhalte 1 { -red(form: "en") }, +1 { -point }
succubus = Sukkubus
    .der = der Sukkubus
    .den = den Sukkubus
    .dem = dem Sukkubus
    .vom = vom Sukkubus
    .instant = Hast du in deiner Auslage je mindestens 1 Kreatur mit den aufgedruckten Kosten 1, 2, 3 und 4, erhalte 10 Punkte; sonst geschieht nichts.
    .instant_short =
        Aufge{"\u00AD"}druckte Kosten 1, 2, 3 und 4
        in deiner Auslage: +10 { -points }
surtr = Surtr
    .vom = von Surtr
    .instant = Erhalte 2 Punkte für jedes unterschiedliche Element in deiner Auslage, auch für das dieser Kreatur.
    .instant_short =
        +2 { -points } pro Element
        in deiner Auslage

## Wasser

charybdis = Charybdis
    .vom = von Charybdis
    .active = Lege 1 { -blue(form: "en") } Stein zurück und erhalte dann 5 Punkte.
    .active_short = Lege 1 { -blue(form: "en") } zurück: +5 { -points }
hae_tae = Hae-tae
    .vom = von Hae-tae
    .permanent = Deine { -blue(form: "en") } und deine { -purple(form: "en") } Steine tauschen ihre Werte. Für Effekte, die eine Farbe nennen, bleibt ein Stein, was er ist.
    .permanent_short =
        Deine { -blue(form: "en") } und { -purple(form: "en") }
        tauschen ihre Werte
hydra = Hydra
    .der = die Hydra
    .den = die Hydra
    .dem = der Hydra
    .vom = von der Hydra
    .instant = Wähle 2 von diesen 4 und führe beide in dieser Reihenfolge aus: Erhalte 1 { -purple(form: "en") } Stein; ziehe 1 Karte; erhalte 2 { -blue } Steine; erhalte 4 Punkte.
    .instant_short =
        Wähle 2: erhalte 1 { -purple(form: "en") } /
        ziehe 1 Karte / erhalte 2 { -blue } /
        +4 { -points }
kappa = Kappa
    .vom = von Kappa
    .permanent = Immer wenn du eine andere Kreatur beschwörst und dafür mindestens 1 { -blue(form: "en") } Stein zahlst, erhalte 2 Punkte; mehr { -blue } Steine bringen nicht mehr Punkte.
    .permanent_short =
        Weitere Beschwö{"\u00AD"}rung mit { -blue(form: "em") }:
        +2 { -points }
leviathan = Leviathan
    .der = der Leviathan
    .den = den Leviathan
    .dem = dem Leviathan
    .vom = vom Leviathan
    .instant = Erhalte 7 Punkte. Wähle dann eine Person, die eine { -dragon(form: "c") }-Kreatur in der Auslage hat; du darfst auch dich selbst wählen. Diese Person legt eine davon nach eigener Wahl ab.
    .instant_short =
        +7 { -points }, dann legt jemand
        1 { -dragon(form: "c") }-Kreatur ab
nessie = Nessie
    .vom = von Nessie
    .active = Wenn keine { -dragon(form: "c") }-Kreatur in deiner Auslage liegt, erhalte 2 Punkte.
    .active_short = Ohne { -dragon(form: "c") }-Kreatur: +2 { -points }
poseidon = Poseidon
    .vom = von Poseidon
    .instant = Erhalte 3 Punkte für jede { -water }-Kreatur in deiner Auslage, auch für diese.
    .instant_short =
        +3 { -points } pro { -water }-Kreatur
        in deiner Auslage
sea_spirit = Meeres{"\u00AD"}geist
    .der = der Meeres{"\u00AD"}geist
    .den = den Meeres{"\u00AD"}geist
    .dem = dem Meeres{"\u00AD"}geist
    .vom = vom Meeres{"\u00AD"}geist
    .active = Erhalte 1 Punkt für jeden { -blue(form: "en") } Stein, den du hast.
    .active_short = +1 { -point } pro { -blue(form: "en") } Stein
snail_maiden = Schnecken{"\u00AD"}maid
    .der = die Schnecken{"\u00AD"}maid
    .den = die Schnecken{"\u00AD"}maid
    .dem = der Schnecken{"\u00AD"}maid
    .vom = von der Schnecken{"\u00AD"}maid
    .active = Wähle 1: Lege 1 { -blue(form: "en") } Stein zurück und erhalte 1 { -purple(form: "en") } Stein; oder lege 1 { -purple(form: "en") } Stein zurück und erhalte 3 { -blue } Steine.
    .active_short =
        Tausche 1 { -blue(form: "en") } gegen 1 { -purple(form: "en") }
        oder 1 { -purple(form: "en") } gegen 3 { -blue }
triton = Triton
    .vom = von Triton
    .permanent = Immer wenn du eine { -water }-Karte zähmst, erhalte 2 { -blue } Steine.
    .permanent_short = { -water } gezähmt: erhalte 2 { -blue }
undine = Undine
    .der = die Undine
    .den = die Undine
    .dem = der Undine
    .vom = von der Undine
    .instant = Erhalte 1 { -blue(form: "en") } Stein.
    .instant_short = Erhalte 1 { -blue(form: "en") }
    .active = Rufe diese Kreatur auf deine Hand zurück.
    .active_short = Rufe diese Kreatur zurück
undine_queen = Undinen{"\u00AD"}königin
    .der = die Undinen{"\u00AD"}königin
    .den = die Undinen{"\u00AD"}königin
    .dem = der Undinen{"\u00AD"}königin
    .vom = von der Undinen{"\u00AD"}königin
    .active = Erhalte 1 { -blue(form: "en") } Stein.
    .active_short = Erhalte 1 { -blue(form: "en") }
water_giant = Wasser{"\u00AD"}riese
    .der = der Wasser{"\u00AD"}riese
    .den = den Wasser{"\u00AD"}riesen
    .dem = dem Wasser{"\u00AD"}riesen
    .vom = vom Wasser{"\u00AD"}riesen
    .akk = Wasser{"\u00AD"}riesen
    .instant = Erhalte 2 { -blue } Steine.
    .instant_short = Erhalte 2 { -blue }
    .permanent = Deine { -blue(form: "en") } und deine { -purple(form: "en") } Steine sind je 1 mehr wert.
    .permanent_short =
        { -blue } und { -purple } Steine
        sind 1 mehr wert
yuki_onna = Yuki Onna
    .vom = von Yuki Onna
    .instant = Lege alle deine Steine zurück und erhalte so viele Punkte, wie sie wert sind.
    .instant_short =
        Lege alle Steine zurück:
        { -points } in Höhe ihres Werts
yuki_onna_exalted = Erhabene Yuki Onna
    .der = die Erhabene Yuki Onna
    .den = die Erhabene Yuki Onna
    .dem = der Erhabenen Yuki Onna
    .vom = von der Erhabenen Yuki Onna
    .instant = Erhalte so viele Punkte, wie deine { -blue(form: "en") } Steine wert sind; du behältst sie.
    .instant_short =
        { -points } in Höhe des Werts
        deiner { -blue(form: "en") } Steine

## Erde

basilisk = Basilisk
    .der = der Basilisk
    .den = den Basilisken
    .dem = dem Basilisken
    .vom = vom Basilisken
    .akk = Basilisken
    .active = Wähle 1: Erhalte 1 { -red(form: "en") } Stein; oder verliere 1 Punkt und erhalte 1 { -blue(form: "en") } Stein; oder verliere 2 Punkte und erhalte 1 { -purple(form: "en") } Stein. Hast du zu wenige Punkte, verlierst du, was du hast, und erhältst den Stein trotzdem.
    .active_short =
        Wähle 1: erhalte 1 { -red(form: "en") } /
        −1 { -point }, erhalte 1 { -blue(form: "en") } /
        −2 { -points }, erhalte 1 { -purple(form: "en") }
behemoth = Behemoth
    .der = der Behemoth
    .den = den Behemoth
    .dem = dem Behemoth
    .vom = vom Behemoth
    .instant = Erhalte 3 Punkte für jedes unterschiedliche Element in deiner Auslage, auch für das dieser Kreatur.
    .instant_short =
        +3 { -points } pro Element
        in deiner Auslage
cerberus = Kerberos
    .vom = von Kerberos
    .instant = Lege bis zu 3 andere Kreaturen aus deiner Auslage ab.
    .instant_short = Lege bis zu 3 andere Kreaturen ab
forest_spirit = Wald{"\u00AD"}geist
    .der = der Wald{"\u00AD"}geist
    .den = den Wald{"\u00AD"}geist
    .dem = dem Wald{"\u00AD"}geist
    .vom = vom Wald{"\u00AD"}geist
    .instant = Lege 1 Karte von deiner Hand ab und erhalte Punkte in Höhe ihrer aufgedruckten Kosten.
    .instant_short =
        Lege 1 Handkarte ab: { -points } in
        Höhe ihrer aufge{"\u00AD"}druckten Kosten
gargoyle = Gargoyle
    .der = der Gargoyle
    .den = den Gargoyle
    .dem = dem Gargoyle
    .vom = vom Gargoyle
    .permanent = Immer wenn du eine andere Kreatur beschwörst und dafür mindestens 1 { -purple(form: "en") } Stein zahlst, erhalte 3 Punkte; mehr { -purple } Steine bringen nicht mehr Punkte.
    .permanent_short =
        Weitere Beschwö{"\u00AD"}rung mit { -purple(form: "em") }:
        +3 { -points }
goblin = Goblin
    .der = der Goblin
    .den = den Goblin
    .dem = dem Goblin
    .vom = vom Goblin
    .active = Wähle eine andere Person, die Punkte hat: Sie verliert 1 Punkt, und du erhältst 1 Punkt.
    .active_short = Jemand −1 { -point }, du +1 { -point }
goblin_soldier = Goblin{"\u00AD"}soldat
    .der = der Goblin{"\u00AD"}soldat
    .den = den Goblin{"\u00AD"}soldaten
    .dem = dem Goblin{"\u00AD"}soldaten
    .vom = vom Goblin{"\u00AD"}soldaten
    .akk = Goblin{"\u00AD"}soldaten
    .active = Wenn eine andere Person mehr Punkte hat als du, erhalte 4 Punkte; sonst, auch bei Gleichstand, verliere 4 Punkte.
    .active_short =
        Hat jemand mehr Punkte als du:
        +4 { -points }, sonst −4 { -points }
medusa = Medusa
    .vom = von Medusa
    .active = Lege 1 Karte von deiner Hand ab und erhalte dann 1 { -purple(form: "en") } Stein.
    .active_short =
        Lege 1 Handkarte ab,
        erhalte 1 { -purple(form: "en") }
mimic = Mimic
    .der = der Mimic
    .den = den Mimic
    .dem = dem Mimic
    .vom = vom Mimic
    .active = Nimm eine { -earth(form: "c") }-Karte deiner Wahl vom Ablagestapel auf die Hand.
    .active_short = Nimm 1 { -earth(form: "c") }-Karte vom Ablage{"\u00AD"}stapel
mud_slime = Schlammiger Schleim
    .der = der Schlammige Schleim
    .den = den Schlammigen Schleim
    .dem = dem Schlammigen Schleim
    .vom = vom Schlammigen Schleim
    .akk = Schlammigen Schleim
    .instant = Erhalte 6 Punkte.
    .instant_short = +6 { -points }
    .active = Rufe diese Kreatur auf deine Hand zurück.
    .active_short = Rufe diese Kreatur zurück
rock_golem = Fels{"\u00AD"}golem
    .der = der Fels{"\u00AD"}golem
    .den = den Fels{"\u00AD"}golem
    .dem = dem Fels{"\u00AD"}golem
    .vom = vom Fels{"\u00AD"}golem
    .instant = Erhalte so viele Punkte, wie deine { -purple(form: "en") } Steine wert sind; du behältst sie.
    .instant_short =
        { -points } in Höhe des Werts
        deiner { -purple(form: "en") } Steine
sand_giant = Sand{"\u00AD"}riese
    .der = der Sand{"\u00AD"}riese
    .den = den Sand{"\u00AD"}riesen
    .dem = dem Sand{"\u00AD"}riesen
    .vom = vom Sand{"\u00AD"}riesen
    .akk = Sand{"\u00AD"}riesen
    .instant = Erhalte 4 Punkte für jede { -earth(form: "c") }-Kreatur in deiner Auslage, auch für diese.
    .instant_short =
        +4 { -points } pro { -earth(form: "c") }-Kreatur
        in deiner Auslage
stone_golem = Stein{"\u00AD"}golem
    .der = der Stein{"\u00AD"}golem
    .den = den Stein{"\u00AD"}golem
    .dem = dem Stein{"\u00AD"}golem
    .vom = vom Stein{"\u00AD"}golem
    .instant = Lege alle deine Steine zurück und erhalte ebenso viele { -purple } Steine.
    .instant_short =
        Lege alle Steine zurück,
        erhalte ebenso viele { -purple }
troll = Troll
    .der = der Troll
    .den = den Troll
    .dem = dem Troll
    .vom = vom Troll
    .active = Wenn du mindestens 1 { -purple(form: "en") } Stein hast, erhalte 3 Punkte; du behältst ihn.
    .active_short = Hast du 1 { -purple(form: "en") }: +3 { -points }
young_forest_spirit = Junger Wald{"\u00AD"}geist
    .der = der Junge Wald{"\u00AD"}geist
    .den = den Jungen Wald{"\u00AD"}geist
    .dem = dem Jungen Wald{"\u00AD"}geist
    .vom = vom Jungen Wald{"\u00AD"}geist
    .akk = Jungen Wald{"\u00AD"}geist
    .instant = Lege 1 Karte von deiner Hand ab und beschwöre dann kostenlos eine andere von deiner Hand. Danach muss dir eine Karte bleiben, die beschworen werden kann.
    .instant_short =
        Lege 1 Handkarte ab, beschwöre
        dann kostenlos eine andere

## Luft

boreas = Boreas
    .vom = von Boreas
    .instant = Erhalte 1 Punkt für jede { -wind }-Kreatur in deiner Auslage, auch für diese. Rufe diese Kreatur dann auf deine Hand zurück.
    .instant_short =
        +1 { -point } pro { -wind }-Kreatur
        in deiner Auslage,
        rufe diese Kreatur zurück
dandelion_spirit = Löwenzahn{"\u00AD"}geist
    .der = der Löwenzahn{"\u00AD"}geist
    .den = den Löwenzahn{"\u00AD"}geist
    .dem = dem Löwenzahn{"\u00AD"}geist
    .vom = vom Löwenzahn{"\u00AD"}geist
    .instant = Ziehe 1 Karte.
    .instant_short = Ziehe 1 Karte
    .active = Rufe diese Kreatur auf deine Hand zurück.
    .active_short = Rufe diese Kreatur zurück
freyja = Freyja
    .vom = von Freyja
    .active = Erhalte 1 Punkt für jede Kreatur mit { -active }-Effekt in deiner Auslage, auch für diese.
    .active_short = +1 { -point } pro eigenen { -active }-Effekt
genie = Djinn
    .der = der Djinn
    .den = den Djinn
    .dem = dem Djinn
    .vom = vom Djinn
    .instant = Aktiviere jeden { -active }-Effekt in deiner Auslage, der aktiviert werden kann, je einmal und in beliebiger Reihenfolge. In der Aktivierungsphase werden sie erneut aktiviert.
    .instant_short =
        Aktiviere jeden { -active }-Effekt
        in deiner Auslage
genie_exalted = Erhabener Djinn
    .der = der Erhabene Djinn
    .den = den Erhabenen Djinn
    .dem = dem Erhabenen Djinn
    .vom = vom Erhabenen Djinn
    .akk = Erhabenen Djinn
    .active = Kopiere einen { -active }-Effekt einer anderen Kreatur in deiner Auslage: Führe ihn aus, als wäre er auf diese Kreatur gedruckt.
    .active_short =
        Kopiere 1 { -active }-Effekt
        einer anderen Kreatur
gi_rin = Gi-rin
    .vom = von Gi-rin
    .instant = Erhalte 2 Punkte für jede Kreatur in deiner Auslage, auch für diese.
    .instant_short =
        +2 { -points } pro Kreatur
        in deiner Auslage
griffon = Greif
    .der = der Greif
    .den = den Greifen
    .dem = dem Greifen
    .vom = vom Greifen
    .akk = Greifen
    .active = Ziehe 1 Karte.
    .active_short = Ziehe 1 Karte
harpy = Harpyie
    .der = die Harpyie
    .den = die Harpyie
    .dem = der Harpyie
    .vom = von der Harpyie
    .active = Wenn du ebenso viele Karten auf der Hand hast wie Kreaturen in deiner Auslage, diese mitgezählt, erhalte 3 Punkte.
    .active_short =
        Ebenso viele Handkarten wie
        Kreaturen: +3 { -points }
hippogriff = Hippo{"\u00AD"}greif
    .der = der Hippo{"\u00AD"}greif
    .den = den Hippo{"\u00AD"}greifen
    .dem = dem Hippo{"\u00AD"}greifen
    .vom = vom Hippo{"\u00AD"}greifen
    .akk = Hippo{"\u00AD"}greifen
    .instant = Ziehe 1 Karte.
    .instant_short = Ziehe 1 Karte
    .permanent = Andere { -wind }-Kreaturen zu beschwören kostet dich 2 weniger, aber nie weniger als 0.
    .permanent_short = { -wind }-Kreaturen kosten 2 weniger
odin = Odin
    .vom = von Odin
    .active = Wenn du 5 oder weniger Karten auf der Hand hast, erhalte 2 Punkte; sonst erhalte 1 { -purple(form: "en") } Stein.
    .active_short =
        Bis zu 5 Handkarten: +2 { -points },
        sonst erhalte 1 { -purple(form: "en") }
pegasus = Pegasus
    .vom = von Pegasus
    .instant = Ziehe 1 Karte.
    .instant_short = Ziehe 1 Karte
    .permanent = Andere Kreaturen zu beschwören kostet dich 1 weniger, aber nie weniger als 0.
    .permanent_short = Kreaturen kosten 1 weniger
rudra = Rudra
    .vom = von Rudra
    .instant = Erhalte 2 Punkte für jede Karte auf deiner Hand; diese Kreatur zählt nicht mehr mit.
    .instant_short = +2 { -points } pro Handkarte
sylph = Sylphe
    .der = die Sylphe
    .den = die Sylphe
    .dem = der Sylphe
    .vom = von der Sylphe
    .instant = Ziehe 1 Karte.
    .instant_short = Ziehe 1 Karte
    .permanent = Immer wenn du eine andere Kreatur beschwörst, auch kostenlos, erhalte 1 Punkt.
    .permanent_short = Weitere Beschwö{"\u00AD"}rung: +1 { -point }
tengu = Tengu
    .vom = von Tengu
    .instant = Erhalte 6 Punkte und lege diese Kreatur dann oben auf den Stapel.
    .instant_short =
        +6 { -points }, lege diese Kreatur
        oben auf den Stapel
valkyrie = Walküre
    .der = die Walküre
    .den = die Walküre
    .dem = der Walküre
    .vom = von der Walküre
    .active = Erhalte 1 Punkt für jedes unterschiedliche Element in deiner Auslage, auch für das dieser Kreatur.
    .active_short =
        +1 { -point } pro Element
        in deiner Auslage

## Drachen

aeris = Aeris
    .vom = von Aeris
    .instant = Rufe eine andere Kreatur aus deiner Auslage auf deine Hand zurück und erhalte Punkte in Höhe ihrer aufgedruckten Kosten.
    .instant_short =
        Rufe 1 andere zurück: { -points } in
        Höhe ihrer aufge{"\u00AD"}druckten Kosten
boulder = Boulder
    .vom = von Boulder
    .instant = Erhalte 8 Punkte. Wähle dann eine Person, die eine { -wind }-Kreatur in der Auslage hat; du darfst auch dich selbst wählen. Diese Person legt eine davon nach eigener Wahl ab.
    .instant_short =
        +8 { -points }, dann legt jemand
        1 { -wind }-Kreatur ab
dragon_egg = Drachen{"\u00AD"}ei
    .der = das Drachen{"\u00AD"}ei
    .den = das Drachen{"\u00AD"}ei
    .dem = dem Drachen{"\u00AD"}ei
    .vom = vom Drachen{"\u00AD"}ei
    .instant = Lege diese Kreatur ab und beschwöre dann kostenlos eine { -dragon(form: "c") }-Karte von deiner Hand; sie darf denselben Platz einnehmen.
    .instant_short =
        Lege diese Kreatur ab, beschwöre
        kostenlos 1 { -dragon(form: "c") }-Karte
ember = Ember
    .vom = von Ember
    .instant = Erhalte 7 Punkte. Wähle dann eine Person, die eine { -water }-Kreatur in der Auslage hat; du darfst auch dich selbst wählen. Diese Person legt eine davon nach eigener Wahl ab.
    .instant_short =
        +7 { -points }, dann legt jemand
        1 { -water }-Kreatur ab
eternity = Eternity
    .vom = von Eternity
    .instant = Erhalte 4 Punkte für jedes unterschiedliche Element in deiner Auslage, auch für das dieser Kreatur.
    .instant_short =
        +4 { -points } pro Element
        in deiner Auslage
gust = Gust
    .vom = von Gust
    .instant = Erhalte 8 Punkte. Wähle dann eine Person, die eine { -earth(form: "c") }-Kreatur in der Auslage hat; du darfst auch dich selbst wählen. Diese Person legt eine davon nach eigener Wahl ab.
    .instant_short =
        +8 { -points }, dann legt jemand
        1 { -earth(form: "c") }-Kreatur ab
marina = Marina
    .vom = von Marina
    .instant = Erhalte 7 Punkte. Wähle dann eine Person, die eine { -fire }-Kreatur in der Auslage hat; du darfst auch dich selbst wählen. Diese Person legt eine davon nach eigener Wahl ab.
    .instant_short =
        +7 { -points }, dann legt jemand
        1 { -fire }-Kreatur ab
scorch = Scorch
    .vom = von Scorch
    .instant = Kopiere einen { -instant }-Effekt einer anderen Kreatur in deiner Auslage: Führe ihn aus, als wäre er auf diese Kreatur gedruckt.
    .instant_short =
        Kopiere 1 { -instant }-Effekt
        einer anderen Kreatur
tidal = Tidal
    .vom = von Tidal
    .instant = Erhalte 5 Punkte für jede { -dragon(form: "c") }-Kreatur in deiner Auslage, auch für diese.
    .instant_short =
        +5 { -points } pro { -dragon(form: "c") }-Kreatur
        in deiner Auslage
willow = Willow
    .vom = von Willow
    .instant = Erhalte 1 { -red(form: "en") }, 1 { -blue(form: "en") } und 1 { -purple(form: "en") } Stein sowie 3 Punkte und ziehe dann 1 Karte.
    .instant_short =
        Erhalte 1 { -red(form: "en") }, 1 { -blue(form: "en") }
        und 1 { -purple(form: "en") }, +3 { -points },
        ziehe 1 Karte
