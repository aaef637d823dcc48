families =
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .wind = Luft
    .dragon = Drache

kinds =
    .instant = Sofort
    .permanent = Dauerhaft
    .active = Aktiv

colours =
    .red = rot
    .blue = blau
    .purple = violett

stone = { $colour ->
    [red] roter Stein, Wert { $worth }
    [blue] blauer Stein, Wert { $worth }
   *[purple] violetter Stein, Wert { $worth }
}

now = jetzt { $cost }

about = { $card }, { $family ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
    [wind] Luft
   *[dragon] Drache
}, Kosten { $cost }{ $now ->
    [none] {""}
   *[other] , jetzt { $now }
}.

effect = { $slot ->
    [instant] Sofort: { $text }
    [permanent] Dauerhaft: { $text }
   *[active] Aktiv: { $text }
}
