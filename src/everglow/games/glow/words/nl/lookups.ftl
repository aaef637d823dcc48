### Wat je kunt opzoeken, en wat er naast vragen staat.

## Tijdens het gooien

dice_that_count = { COUNT($shown) ->
    [0] Dobbelstenen die tellen: geen
   *[other] Dobbelstenen die tellen: { JOIN($shown, ", ") }
}

at_noon = Op de middag: { COUNT($acting) ->
    [0] er werkt geen kaart
   *[other] { JOIN($acting, ", ") }
}. Samen: { COUNT($gives) ->
    [0] niets
   *[other] { JOIN($gives, ", ") }
}{ COUNT($leaving) ->
    [0] .
    [one] ; { FORM($leaving, "the") } zou vertrekken.
   *[other] ; { FORM($leaving, "the") } zouden vertrekken.
}

acts_at_noon = { $times ->
    [one] { $card }
   *[other] { $card } { $times } keer
}

sum_gained = +{ $what }

sum_lost = −{ $what }

## Kaarten op naam

a_companion = { $card }, een metgezel uit stapel { $deck }:

an_adventurer = { $card }, een avonturier:

a_spell = { $card }, een spreuktegel:

## Open stapels

graveyard = Het kerkhof:

graveyard_is_empty = Het kerkhof is leeg.

cards_of = { $seat ->
    [you] Je kaarten:
   *[other] De kaarten van { $seat }:
}

spells_in_box = Spreuktegels in de doos:

unknown_spells_in_box = Gedekte spreuktegels in de doos: { $count }

## Wat een nieuwkomer moet weten om de tafel te lezen

hint_dice = Elke dobbelsteen heeft de 5 elementen. De 6e zijde toont nog eens het element van de kleur (groen {-nature}, donkerblauw {-water}, lichtblauw {-air}, rood {-fire}, oranje {-earth}); bij paars zijn dat 2 {-footprints}, bij geel 3 {-light}.

hint_black_die = De zwarte dobbelsteen is een vloek, tenzij je Kaar hebt: het element dat die toont, telt op geen van je dobbelstenen, en de 6e zijde kost 2 {-light}.

hint_cards = Een kaart zegt wat je dobbelstenen moeten tonen, en dan wat er op de middag gebeurt. Een {-skull} betekent dat deze metgezel naar het kerkhof gaat.

hint_rerolls = Herworpen komen van {-reroll}fiches, 1 keer per dag van een Lumipili, en van teruggaan op het scorespoor. Met elke herworp gooi je 1 of 2 dobbelstenen opnieuw; met 3 ervan draai je een dobbelsteen op de zijde die je wilt.

hint_footprints = Een {-footprint} is onderweg een joker, en elk {-footprint} dat je overhoudt, geeft aan het einde 1 {-light}.

hint_fireflies = Minstens evenveel {-fireflies} als metgezellen geven aan het einde 10 {-light}.

hint_villages = Van de dorpen telt alleen het dorp waar je kamp staat: eindig je reis dus daar.
