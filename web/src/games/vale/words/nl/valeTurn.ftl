### Wat mij gevraagd wordt en wat ik mag doen: de regel met de gouden knop.

## Wat je met een kaart kunt doen

may =
    .mark = markeren
    .sell = verkopen
    .tame = temmen
    .sellOrTame = verkopen of temmen
    .summon = oproepen
    .release = verwijderen
    .activate = activeren
    .copy = kopiëren
    .recover = terugnemen in je hand
    .discard = afleggen
    .take = nemen

ask =
    .mark = { $card }: markeren?
    .sell = { $card }: verkopen?
    .tame = { $card }: temmen?
    .sellOrTame = { $card }: verkopen of temmen?
    .summon = { $card }: oproepen?
    .release = { $card }: verwijderen?
    .activate = { $card }: activeren?
    .copy = { $card }: kopiëren?
    .recover = { $card }: terugnemen in je hand?
    .discard = { $card }: afleggen?
    .take = { $card }: nemen?

button =
    .mark = { $card } markeren
    .tame = { $card } temmen
    .summon = { $card } oproepen
    .release = { $card } verwijderen
    .activate = { $card } activeren
    .copy = { $card } kopiëren
    .recover = { $card } terugnemen
    .discard = { $card } afleggen
    .take = { $card } nemen

payButton = { $cost } betalen

buttonFor =
    .summon = { $card } oproepen · { $cost }
    .release = { $card } verwijderen · { $cost }

sellFor = Verkopen voor

sell = Verkopen

chooseSeat = { $name } kiezen

doThis = Uitvoeren

keep = Deze { $count } houden

done = Klaar

standby =
    .mark = Markeren
    .choose = Uitvoeren
    .player = Kiezen
    .discard_hand = Afleggen
    .discard_area = Afleggen
    .free_summon = Oproepen
    .copy = Kopiëren
    .recover = Terugnemen
    .take = Nemen
    .activate = Activeren
    .resolution = Activeren

## Wat gevraagd wordt

payFor = Betaal { $cost } voor { FORM($card, "the") }.

payRelease = Betaal { $cost } om { FORM($card, "the") } te verwijderen.

notEnough = andere stenen

answered = Er viel niets te activeren, dus je beurt in de effectenfase is vanzelf voorbij.

# Na "Je mag", met "of" ertussen.
mayDo =
    .display = gemarkeerde kaarten temmen of verkopen
    .hand = een oplichtende kaart uit je hand oproepen
    .area = een wezen verwijderen

youMay = Je mag { OR($deeds) }.

nothingLeft = Je kunt alleen nog je beurt beëindigen.
activate = Activeer je oplichtende wezens in een volgorde naar keuze.

## Stenen

toKeep = Stenen om te houden
toPay = Stenen om mee te betalen

keeping = { $kept } van { $of } gekozen. Tik op je stenen om andere te houden.

tooLittle = Nog { $lacking } nodig. Tik op je stenen.

exactly = Met { $stones } betaal je gepast: { $cost }. Tik op je stenen om anders te betalen.

nothingToPay = Dit kost nu niets.

waste =
    .overpaid = { $count } te veel betaald
    .tooMany = { $count ->
        [one] 1 gaat terug
       *[other] { $count } gaan terug
    }
    .idle = doet niets

wasted =
    .overpaid = Je betaalt { $count } te veel, en er is geen wisselgeld.
    .tooMany = { $count ->
        [one] Eén van deze stenen kun je niet houden.
       *[other] { $count } van deze stenen kun je niet houden.
    }
    .idle = Het directe effect zou nu niets doen.
