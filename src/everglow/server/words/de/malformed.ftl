### Was an einer Anfrage eines Programms falsch ist: Sätze ohne Punkt, nach einem Doppelpunkt.

whole_message = Die Nachricht

kind_of_value = { $kind ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] ein Text
    [bool] true oder false
    [object] ein Objekt
    [array] eine Liste
   *[null] null
}

wrong_kind = { COUNT($found) ->
    [0] { $at } muss { OR($wanted) } sein
   *[other] { $at } muss { OR($wanted) } sein, ist aber { OR($found) }
}

wrong_value = { COUNT($known) ->
    [0] { $at } muss einen anderen Wert haben
   *[other] { $at } muss einen dieser Werte haben: { JOIN($known, ", ") }
}

too_little = { $at } muss mindestens { $least } sein

too_much = { $at } darf höchstens { $most } sein

not_below = { $at } muss kleiner als { $limit } sein

too_short = { $at } muss mindestens { $least } Zeichen haben

too_long = { $at } darf höchstens { $most } Zeichen haben

number_too_large = { $at } ist eine zu große Zahl

field_missing = { $field } fehlt

field_unknown = Ein Feld { $field } gibt es hier nicht

not_utf8 = Das ist kein Text in UTF-8

json_ends_early = Dieses JSON hört zu früh auf

not_json = Das ist kein JSON

nested_too_deeply = Das ist zu tief verschachtelt

wrong_somehow = { $at } hat nicht die richtige Form
