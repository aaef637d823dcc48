### Der Verlauf: was geschah, je ein Satz.

chose = { $seat ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}

took_companion = { COUNT($more) ->
    [0] { $seat ->
        [you] Du nimmst { $card } am Bereich { $space } auf.
       *[other] { $seat } nimmt { $card } am Bereich { $space } auf.
    }
   *[other] { $seat ->
        [you] Du nimmst { $card } am Bereich { $space } auf (dazu { $more }).
       *[other] { $seat } nimmt { $card } am Bereich { $space } auf (dazu { $more }).
    }
}

discarded = { $seat ->
    [you] Du legst { $card } vom Bereich { $space } auf den Friedhof.
   *[other] { $seat } legt { $card } vom Bereich { $space } auf den Friedhof.
}

fetched = { $seat ->
    [you] Du nimmst { $card } aus dem Friedhof ({ $cause }).
   *[other] { $seat } nimmt { $card } aus dem Friedhof ({ $cause }).
}

buried = { $seat ->
    [you] Du legst { $card } auf den Friedhof.
   *[other] { $seat } legt { $card } auf den Friedhof.
}

buried_by = { $seat ->
    [you] Du legst { $card } auf den Friedhof ({ $cause }).
   *[other] { $seat } legt { $card } auf den Friedhof ({ $cause }).
}

took_die = { $seat ->
    [you] Du nimmst den großen { FORM($colour, "en") } Würfel ({ $cause }).
   *[other] { $seat } nimmt den großen { FORM($colour, "en") } Würfel ({ $cause }).
}

returned_die = { $seat ->
    [you] Du legst den großen { FORM($colour, "en") } Würfel zurück in den Vorrat.
   *[other] { $seat } legt den großen { FORM($colour, "en") } Würfel zurück in den Vorrat.
}

rolled_black_die = { $seat ->
    [you] Du wirfst mit dem schwarzen Würfel { JOIN($faces, ", dann ") }; er kommt in den Bereich { $space }.
   *[other] { $seat } wirft mit dem schwarzen Würfel { JOIN($faces, ", dann ") }; er kommt in den Bereich { $space }.
}

moved_black_die = { $seat ->
    [you] Du verschiebst den schwarzen Würfel in den Bereich { $space }.
   *[other] { $seat } verschiebt den schwarzen Würfel in den Bereich { $space }.
}

rolled = { COUNT($shown) ->
    [0] { $seat ->
        [you] Du wirfst keine Würfel.
       *[other] { $seat } wirft keine Würfel.
    }
   *[other] { $seat ->
        [you] Du wirfst { $shown }.
       *[other] { $seat } wirft { $shown }.
    }
}

with_black_die = { $face } mit dem schwarzen Würfel

spent_token = { $seat ->
    [you] Du gibst 1 {-reroll}-Plättchen ab.
   *[other] { $seat } gibt 1 {-reroll}-Plättchen ab.
}

spent_track = { $seat ->
    [you] Du gehst für einen Neuwurf auf { $light } {-light} zurück.
   *[other] { $seat } geht für einen Neuwurf auf { $light } {-light} zurück.
}

spent_companion = { $seat ->
    [you] Du nutzt den heutigen Neuwurf von { $card }.
   *[other] { $seat } nutzt den heutigen Neuwurf von { $card }.
}

rerolled = { $seat ->
    [you] Du wirfst { $die } neu: { $after } statt { $before }.
   *[other] { $seat } wirft { $die } neu: { $after } statt { $before }.
}

turned = { $seat ->
    [you] Du drehst { $die } von { FORM($before, "n") } auf { $after }.
   *[other] { $seat } dreht { $die } von { FORM($before, "n") } auf { $after }.
}

gained = { $seat ->
    [you] Du erhältst { $what } ({ $cause }).
   *[other] { $seat } erhält { $what } ({ $cause }).
}

took = { $seat ->
    [you] Du erhältst { $what } ({ $cause }).
   *[other] { $seat } erhält { $what } ({ $cause }).
}

lost = { $seat ->
    [you] Du verlierst { $what } ({ $cause }).
   *[other] { $seat } verliert { $what } ({ $cause }).
}

resolved = { $times ->
    [one] { $seat ->
        [you] Du aktivierst { FORM($card, "den") }.
       *[other] { $seat } aktiviert { FORM($card, "den") }.
    }
   *[other] { $seat ->
        [you] Du aktivierst { FORM($card, "den") } { $times }-mal.
       *[other] { $seat } aktiviert { FORM($card, "den") } { $times }-mal.
    }
}

drew_spell = { $seat ->
    [you] Du erhältst einen verdeckten Zauber ({ $cause }).
   *[other] { $seat } erhält einen verdeckten Zauber ({ $cause }).
}

revealed_spell = { $seat ->
    [you] Du deckst { FORM($card, "den") } auf.
   *[other] { $seat } deckt { FORM($card, "den") } auf.
}

broke_spell = { $seat ->
    [you] Du brichst { FORM($card, "den") }.
   *[other] { $seat } bricht { FORM($card, "den") }.
}

broke_unknown_spell = { $seat ->
    [you] Du brichst einen verdeckten Zauber.
   *[other] { $seat } bricht einen verdeckten Zauber.
}

paid = { $seat ->
    [you] Du gibst { $what } für { FORM($place, "the") } ab.
   *[other] { $seat } gibt { $what } für { FORM($place, "the") } ab.
}

went = { $seat ->
    [you] Du gehst { FORM($place, "to") }.
   *[other] { $seat } geht { FORM($place, "to") }.
}

camped = { $seat ->
    [you] Du schlägst { FORM($place, "at") } das Lager auf.
   *[other] { $seat } schlägt { FORM($place, "at") } das Lager auf.
}

sailed = { $seat ->
    [you] Du segelst { FORM($start, "from") } { FORM($place, "to") }.
   *[other] { $seat } segelt { FORM($start, "from") } { FORM($place, "to") }.
}

put_back_dice = { $seat ->
    [you] Du legst die kleinen Würfel zurück: { JOIN($dice, ", ") }.
   *[other] { $seat } legt die kleinen Würfel zurück: { JOIN($dice, ", ") }.
}

dice_on = { $dice } bei { $space }

## Was alle betrifft

day_began = { $seat ->
    [you] Tag{"\u00A0"}{ $day }, du beginnst. Auf der Begegnungsleiste: { $companions }.
   *[other] Tag{"\u00A0"}{ $day }, { $seat } beginnt. Auf der Begegnungsleiste: { $companions }.
}

last_day_began = { $seat ->
    [you] Tag{"\u00A0"}{ $day }, der letzte, du beginnst. Auf der Begegnungsleiste: { $companions }.
   *[other] Tag{"\u00A0"}{ $day }, der letzte, { $seat } beginnt. Auf der Begegnungsleiste: { $companions }.
}

lies_at = { $card } bei { $space }

cleared = { COUNT($cards) ->
    [one] { $cards } kommt auf den Friedhof.
   *[other] { $cards } kommen auf den Friedhof.
}

## Ursachen, in Klammern hinter einem Satz

cause_card = { $card }

cause_place = { $place }

cause_die = { $face ->
    [footprints_2] lila Würfel
    [light_3] gelber Würfel
   *[minus_light_2] schwarzer Würfel
}

cause_route = unterwegs

cause_skull = Totenkopf auf dem Spielplan
