odds_home = Au lancer : { $face } 2 sur 6, chaque autre élément 1 sur 6.
odds_special = Au lancer : chaque élément 1 sur 6, { $face } 1 sur 6.
odds_rerolled = S’il est relancé, { $card } est rempli : { $chance }.
odds_met = Rempli par tes dés tels quels.
odds_unmet = Pas rempli, et aucune relance d’un ou deux dés ne peut y changer.
odds_best = { COUNT($dice) ->
    [one] Pas encore rempli. Relance le dé { $dice } : { $chance }.
   *[other] Pas encore rempli. Relance ces deux dés, { $dice } : { $chance }.
}
odds_thrown = Rempli par un lancer de tes dés : { $chance }.
odds_taken = Si tu l’enrôles, rempli par un lancer de tes dés : { $chance }.
