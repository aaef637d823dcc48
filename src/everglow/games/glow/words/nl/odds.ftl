odds_home = Gegooid: { $face } 2 op 6, elk ander element 1 op 6.
odds_special = Gegooid: elk element 1 op 6, { $face } 1 op 6.
odds_rerolled = Opnieuw gegooid is { $card } vervuld: { $chance }.
odds_met = Vervuld zoals je dobbelstenen liggen.
odds_unmet = Niet vervuld, en geen nieuwe worp met 1 of 2 dobbelstenen kan dat veranderen.
odds_best = { COUNT($dice) ->
    [one] Nog niet vervuld. Gooi 1 dobbelsteen opnieuw ({ $dice }): { $chance }.
   *[other] Nog niet vervuld. Gooi 2 dobbelstenen opnieuw ({ $dice }): { $chance }.
}
odds_thrown = Met één worp van je dobbelstenen vervuld: { $chance }.
odds_taken = Als je die meeneemt, met één worp van je dobbelstenen vervuld: { $chance }.
