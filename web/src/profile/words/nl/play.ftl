### Hoe iemand speelt, uit partijen die de coach heeft beoordeeld.

title = Hoe je speelt
nothing = De coach heeft nog geen van je partijen beoordeeld. Laat er een paar beoordelen, dan zie je hier hoe je speelt.
rate = { $rate } ± { $margin }
all = { $choices ->
    [one] Foutenscore { $rate }, over één keuze die ertoe deed.
   *[other] Foutenscore { $rate }, over { $choices } keuzes die ertoe deden.
}
rates = Foutenscore, partij voor partij
ratesTold = { $games ->
    [one] Foutenscore van één partij.
   *[other] Foutenscores van { $games } partijen, de oudste eerst.
}
lucks = Geluk, partij voor partij
lucksTold = { $games ->
    [one] Geluk in één partij.
   *[other] Geluk in { $games } partijen, de oudste eerst.
}
phase = Fase
choices = Keuzes
error = Foutenscore
habit = Een gewoonte: { $times } keer op deze manier, samen { $cost }. Het duurste geval:
note = De foutenscore is 500 keer het verloren deel van de overwinning, gedeeld door de keuzes die ertoe deden; laag is goed. Geluk middelt zich uit over veel partijen.
judge = { $count ->
    [one] Nog één partij laten beoordelen
   *[other] Nog { $count } partijen laten beoordelen
}
judging = De coach bekijkt je partijen …
