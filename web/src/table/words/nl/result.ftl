win = { $you ->
    [yes] { COUNT($names) ->
        [0] Je wint!
        [one] Jij en { $names } winnen!
       *[other] Je wint, samen met { $names }!
    }
   *[no] { COUNT($names) ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
}
counting = Tellen…
countAll = Alles tonen
reached = { $count } { $points }.
ahead = { $name ->
    [none] { $count } { $points }, een voorsprong van { $ahead } op jou
   *[other] { $count } { $points }, een voorsprong van { $ahead } op { $name }
}
places = Eindstand
you = jij
best = Je beste kaarten
bestOf = De beste kaarten van { $name }
times = { $count } keer
source = { $source } { $points }
sources = { $name }, { $total }: { JOIN($parts, ", ") }
goOn = Naar de nieuwe tafel
rematch = Nog een partij
back = Terugblik
look = Tafel bekijken
