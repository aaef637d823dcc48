whole_message = het bericht

kind_of_value = { $kind ->
    [int] een geheel getal
    [float] een getal
    [str] een tekst
    [bool] true of false
    [object] een object
    [array] een lijst
   *[null] null
}

wrong_kind = { COUNT($found) ->
    [0] { $at } moet { OR($wanted) } zijn
   *[other] { $at } moet { OR($wanted) } zijn, maar is { OR($found) }
}

wrong_value = { COUNT($known) ->
    [0] { $at } moet een andere waarde hebben
   *[other] { $at } moet een van deze waarden hebben: { JOIN($known, ", ") }
}

too_little = { $at } moet minstens { $least } zijn

too_much = { $at } mag hoogstens { $most } zijn

not_below = { $at } moet kleiner zijn dan { $limit }

too_short = { $at } moet minstens { $least } { $least ->
    [one] teken
   *[other] tekens
} hebben

too_long = { $at } mag hoogstens { $most } { $most ->
    [one] teken
   *[other] tekens
} hebben

number_too_large = { $at } is een te groot getal

field_missing = { $field } ontbreekt

field_unknown = er is hier geen veld { $field }

not_utf8 = dit is geen tekst in UTF-8

json_ends_early = deze JSON houdt te vroeg op

not_json = dit is geen JSON

nested_too_deeply = dit is te diep genest

wrong_somehow = { $at } is niet zoals het hoort
