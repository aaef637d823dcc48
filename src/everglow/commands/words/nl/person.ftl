### Wat iemand die in de terminal speelt naast de partij te lezen krijgt.

# De toetsen links blijven zoals ze zijn, net als ‘all’ en ‘undo’; teksten beginnen in kolom 11.
keys =
    1         kiezen wat onder 1 staat
    { OR($names) }
              kiezen op naam, zoals in verslagen; een spatie in plaats van de dubbele punt mag ook
    Enter     de vraag en de keuzes nog eens
    a         alles: de vraag voluit; bij weinig ruimte staan de keuzes er in het kort
    t         de tafel, zoveel als er op het scherm past; t all: alles
    n         de omgeving: een kleine landkaart, als het spel er een heeft
    m         meer: wat open ligt maar niet op tafel te zien is, zoals stapels
    c NAAM    de volledige tekst van de kaarten waarvan de naam zo begint
    l         wat er het laatst is gebeurd
    z         je laatste antwoord ongedaan maken, met wat bots erop antwoordden; undo mag ook
    p 1       vooruitblik: wat zou 1 meteen doen? Een naam mag ook
    w NAAM    waarom niet: de reden waarom een actie nu niet kan, op naam of nummer
    q         stoppen; de partij wordt na elke actie bewaard
    ?         deze hulp

choose_number = { $last ->
    [1] Kies { $last }, of typ ? voor hulp.
   *[other] Kies een nummer van 1 tot en met { $last }, of typ ? voor hulp.
}

not_understood = Niet begrepen: onbekende actie ‘{ $said }’; een naam ziet eruit als { $example }. Kies een nummer, of typ ? voor hulp.

not_possible = Dat kan niet: { $reason }.

no_map = Hier wordt geen landkaart getekend: t vertelt waar iedereen is.

nothing_more = Alles wat open ligt, is op tafel te zien: typ t.

say_which_card = Zeg welke kaart, of hoe de naam begint: c NAAM.

no_such_card = Geen kaart begint met ‘{ $name }’.

nothing_happened = Er is nog niets gebeurd.

say_which_choice = Zeg welke keuze, met nummer of naam: p 1.

nothing_foreseen = Dan ben je niet meer aan de beurt; verder is er niets te voorzien.

cannot_foresee = Wat er daarna komt, is niet te voorzien.

then_asked = Daarna krijg je deze vraag: { $question }

say_which_action = Zeg welke actie je mist, met de naam: w NAAM.

possible_now = Dat kan nu wel.

nothing_to_undo = Er is nog niets om ongedaan te maken.

cannot_undo = Dit is definitief: intussen heeft het toeval beslist of is er iets getoond.

taken_back = Je maakt je laatste antwoord ongedaan.

table_shortened = ingekort; { $key } laat meer zien

question_shortened = (a: voluit)
