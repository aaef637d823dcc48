odds_next = Die nächste Karte vom Stapel ist { $family }: { $chance }.
odds_hunt = Mindestens einmal { $family } unter den { $count } Karten der nächsten Auswahl: { $chance }.
