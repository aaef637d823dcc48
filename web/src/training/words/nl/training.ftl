### Puzzel van de dag, en oefeningen uit eigen fouten.

daily = Puzzel van de dag
exercise = Oefening

## Wat er gevraagd wordt

askPuzzle = Zo stond een partij. Speel deze beurt zo goed als je kunt.
askExercise = Zo stond een partij van jou, vlak voor een beslissing die je iets kostte. Speel de beurt nog eens.
askHow = Tot de beurt voorbij is, kun je antwoorden terugnemen. Daarna zie je wat hij waard is, naast de beste die gevonden is.
solvedToday = Je hebt de puzzel van vandaag beantwoord. Je mag het zo vaak opnieuw proberen als je wilt.
begin = Naar de tafel
onlyTurn = Hier wordt alleen de beurt gespeeld; er zit niemand anders aan tafel.
judging = De coach bekijkt je beurt …

## Wat hij waard is

best = Niets beters gevonden
good = Goed gespeeld, bijna het beste
better = Er was iets beters
failed = Je beurt kon niet worden beoordeeld
yours = Jouw beurt
found = Beste gevonden
noBetter = De coach vond geen beurt die meer dan zijn eigen ruis beter is dan de jouwe.
shares = Het deel van de overwinning dat je na de beurt kunt verwachten, op grond van wat je ervoor kon weten.
streak = { $days ->
    [one] { $days } dag op rij.
   *[other] { $days } dagen op rij.
}
comesBack = { $days ->
    [one] Ze komt morgen terug.
   *[other] Ze komt over { $days } dagen terug.
}
learned = Je kent hem: deze oefening komt niet terug.
verdict = Wat hij waard is
again = Opnieuw proberen
playOn = Vanaf hier verder spelen
next = { $count ->
    [one] Volgende oefening
   *[other] Volgende oefening, { $count } staan klaar
}

## Wat er te oefenen is

due = { $count ->
    [one] { $count } oefening staat klaar
   *[other] { $count } oefeningen staan klaar
}
nothingDue = Er staat geen oefening klaar
later = { $count ->
    [one] Eén oefening komt op een latere dag terug.
   *[other] { $count } oefeningen komen op latere dagen terug.
}
howExercises = Als je bekijkt wat een partij van jou besliste, worden beslissingen die je veel kostten oefeningen. Ze komen terug na een dag, en na drie, zeven en 21 dagen.
