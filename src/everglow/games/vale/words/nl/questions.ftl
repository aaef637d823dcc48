### Wat een speler gevraagd wordt, in de gebiedende wijs na een dubbele punt.

asked = { $seat }: { $task }

asked_by = { $seat }, { $card }: { $task }

asked_by_copy = { $seat }, { $card } als { $copied }: { $task }

## Opdrachten

task_mark = markeer een kaart uit het aanbod.
task_action = je beurt in de actiefase.
task_resolution = je beurt in de effectenfase; activeer in een volgorde naar keuze.
task_activate = activeer je wezens in een volgorde naar keuze.
task_discard_hand = leg een kaart uit je hand af.
task_take = neem een aardekaart van de aflegstapel in je hand.
task_return = neem een wezen uit je speelgebied terug in je hand.

task_pay_summon = betaal minstens { $cost } om { FORM($card, "the") } op te roepen.

task_pay_release = betaal minstens { $cost } om { FORM($card, "the") } te verwijderen.

task_keep = kies welke { $count ->
    [one] steen je houdt
   *[other] { $count } stenen je houdt
}; de rest leg je terug.

task_choose = kies er één.

task_choose_several = kies er één, nog { $count } te gaan.

task_choose_prey = kies wie { FORM($family, "plain") } aflegt.

task_choose_loser = kies van wie je 1 punt afpakt.

task_discard_up_to = leg andere wezens uit je speelgebied af, nog maximaal { $count }.

task_discard_area = leg { FORM($family, "plain") } uit je speelgebied af.

task_summon_free = roep een kaart uit je hand op zonder te betalen.
task_summon_dragon = roep een draak uit je hand op zonder te betalen.
task_copy_instant = kopieer een direct effect van een ander wezen in je speelgebied.
task_copy_active = kopieer een te activeren effect van een ander wezen in je speelgebied.
