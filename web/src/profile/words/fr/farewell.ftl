title = Tout supprimer
about = Ton nom, tes appareils, tes bots, tes messages et toutes les parties que tu as jouées uniquement avec des bots sont supprimés. Les parties jouées avec d’autres personnes leur restent, avec quelqu’un d’anonyme à ta place ; si une partie est encore en cours, un bot continue pour toi.
begin = Supprimer tout ce qui est à moi…
confirm = C’est définitif. Pour le faire, écris ton nom, { $name }.
yes = Tout supprimer
no = Tout garder
