title = Continuer à partir d’ici
about = Une nouvelle table commence là où en était cette partie après le coup { $step }. Tu prends une place, des bots prennent toutes les autres.
seat = Ta place
level = Adversaires
note = Les cartes déjà mélangées restent dans le même ordre ; les lancers de dés et les mélanges à venir sont nouveaux. Comme tu as pu voir toutes les mains, cette partie n’est que pour toi : elle n’apparaît dans aucune liste et ne compte pas.
go = Continuer
