odds_home = Geworfen: { $face } 2 von 6, jedes andere Element 1 von 6.
odds_special = Geworfen: jedes Element 1 von 6, { $face } 1 von 6.
odds_rerolled = Neu geworfen, ist { $card } erfüllt: { $chance }.
odds_met = Erfüllt, wie deine Würfel liegen.
odds_unmet = Nicht erfüllt, und kein neuer Wurf mit einem oder zwei Würfeln kann das ändern.
odds_best = { COUNT($dice) ->
    [one] Noch nicht erfüllt. Einen Würfel neu werfen ({ $dice }): { $chance }.
   *[other] Noch nicht erfüllt. Zwei Würfel neu werfen ({ $dice }): { $chance }.
}
odds_thrown = Mit einem Wurf deiner Würfel erfüllt: { $chance }.
odds_taken = Wenn du ihn aufnimmst, mit einem Wurf deiner Würfel erfüllt: { $chance }.
