odds_next = La prochaine carte de la pioche est { $family } : { $chance }.
odds_hunt = Au moins une fois { $family } parmi les { $count } cartes de la prochaine capture : { $chance }.
