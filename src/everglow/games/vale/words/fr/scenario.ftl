### Ce qui ne va pas dans un exemple de partie : sans majuscule ni point.

example_answers = la réponse revient à { $seat }, pas à { $instead }

example_unanswered = la question { $question } est posée, mais aucun choix n’y répond ; au choix : { JOIN($possible, ", ") }

example_not_asked = { $name } { $value } n’est pas demandé

example_stones = personne ne peut avoir { $stones } pierres
