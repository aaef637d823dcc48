odds_next = De volgende kaart van de stapel is { $family }: { $chance }.
odds_hunt = Minstens één keer { $family } bij de { $count } kaarten van de volgende jaagfase: { $chance }.
