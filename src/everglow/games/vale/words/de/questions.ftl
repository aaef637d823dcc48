asked = { $seat }: { $task }

asked_by = { $seat }, { $card }: { $task }

asked_by_copy = { $seat }, { $card } als { $copied }: { $task }

## Aufgaben: ganze Sätze, deshalb groß nach dem Doppelpunkt

task_mark = Markiere eine Karte auf dem Markt.
task_action = dein Zug in der Aktionsphase.
task_resolution = dein Zug in der Aktivierungsphase. Aktiviere in beliebiger Reihenfolge.
task_activate = Aktiviere deine Kreaturen in beliebiger Reihenfolge.
task_discard_hand = Lege 1 Karte von deiner Hand ab.
task_take = Nimm eine Erd-Karte vom Ablagestapel auf die Hand.
task_return = Rufe eine Kreatur aus deiner Auslage auf deine Hand zurück.

task_pay_summon = Zahle mindestens { $cost }, um { FORM($card, "den") } zu beschwören.

task_pay_release = Zahle mindestens { $cost }, um { FORM($card, "den") } freizulassen.

task_keep = Wähle { $count ->
    [one] 1 Stein, den du behältst
   *[other] { $count } Steine, die du behältst
}; die anderen werden zurückgelegt.

task_choose = Wähle eine Möglichkeit.

task_choose_several = Wähle eine Möglichkeit, insgesamt noch { $count }.

task_choose_prey = Wähle, wer { FORM($family, "plain") } ablegt.

task_choose_loser = Wähle, wer 1 Punkt an dich verliert.

task_discard_up_to = Lege andere Kreaturen aus deiner Auslage ab, höchstens noch { $count }.

task_discard_area = Lege { FORM($family, "plain") } aus deiner Auslage ab.

task_summon_free = Beschwöre kostenlos eine Karte von deiner Hand.
task_summon_dragon = Beschwöre kostenlos eine Drachen-Karte von deiner Hand.
task_copy_instant = Kopiere einen Soforteffekt einer anderen Kreatur in deiner Auslage.
task_copy_active = Kopiere einen aktiven Effekt einer anderen Kreatur in deiner Auslage.
