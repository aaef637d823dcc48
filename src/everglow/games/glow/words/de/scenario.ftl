### Was an einem Spielbeispiel falsch ist. Ganze Sätze beginnen groß.

example_black_die = Unter den Würfeln von „{ $name }“ wird ein schwarzer Würfel erwartet

example_no_die = { $found } ist kein Würfel von Glow; erwartet wird eine Größe und bei einem großen Würfel „{ $field }“

example_no_face = Der Würfel „{ $colour }“ hat keine Seite „{ $name }“; erwartet wird eine, die er hat

example_faces = Erwartet wird je eine Seite für { $dice } Würfel, nicht { $faces }

example_deal = Erwartet werden fünf verschiedene Gefährten, die noch nirgends liegen, oder keine

example_no_rerolls = { $name } gibt keine Neuwürfe

example_choose_die = Ein Würfel muss gewählt werden

example_no_large_die = Im Vorrat liegt kein großer Würfel „{ $colour }“

example_phase_over = Diese Tageszeit ist vorbei

example_morning_over = Der Morgen ist vorbei

example_black_not_yours = Der schwarze Würfel darf jetzt nicht bewegt werden

example_no_die_to_choose = Es ist kein Würfel zu wählen

example_reroll_dice = Ein Neuwurf gilt für 1 oder 2 Würfel

example_others_die = Der Würfel „{ $name }“ gehört jemand anderem

example_unrolled = Dieser Würfel wurde noch nicht geworfen

example_turn_price = Einen Würfel zu drehen kostet { $rerolls } Neuwürfe

example_resolve_too = Auch das muss aktiviert werden: { JOIN($left, ", ") }

example_comes_first = Cromaug ist da: { $seat } ist zuerst an der Reihe

example_not_face_up = { $name } liegt dort nicht offen

example_must_take = Ein Gefährte aus dem Friedhof muss genommen werden

example_none_to_take = Hier lässt sich kein Gefährte nehmen

example_no_connection = Von { $start } führt keine Verbindung nach { $to }

example_nothing_to_give_up = Es gibt nichts zu opfern

example_must_give_up = Ein Gefährte muss geopfert oder ein Zauber gebrochen werden

example_only_companions = Nur Gefährten können geopfert werden
