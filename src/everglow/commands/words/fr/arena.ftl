### `everglow arena` et `simulate` : beaucoup de parties, et ce qu’elles montrent.

## Aide

arena_about = Faire jouer des bots les uns contre les autres : qui l’emporte, de combien, avec quelle certitude, à quelle vitesse.

arena_examples =
    exemples :
      everglow arena vale --bots greedy,random --games 200
      everglow arena vale --bots planner,greedy --players 4      un planner contre trois greedy
      everglow arena glow --bots planner,greedy,random --option board=sea --jobs 1 --seed 7
      everglow arena vale --bots search@100ms,planner --games 40 --mirror --markdown
      everglow arena vale --bots my_module:MyBot,random
      everglow arena vale --bots 'process:python3 examples/tidy_bot.py,random' --limit 2

    Chaque donne se joue avec toutes les rotations des places : le nombre de parties est donc arrondi vers le haut.
    La même commande redonne les mêmes parties ; seuls les bots limités par le temps peuvent choisir autrement.
    Un bot qui plante, enfreint les règles ou met trop de temps à répondre finit dernier de cette partie, qui s’arrête là.

arena_help_bots = qui joue : un bot par place, voir --players

arena_help_players = avec deux bots : une place pour le premier, N-1 pour le second

help_games = nombre de parties (par défaut : 100)

arena_help_jobs = nombre de processus (par défaut : un par cœur)

arena_help_limit = pour une décision (par défaut : 10)

arena_help_adjust = juger aussi la part de chance de chaque partie et la déduire : intervalles plus étroits, mais parties plus longues

arena_help_mirror = aussi le premier bot contre lui-même : le résultat doit être équilibré

arena_help_ray = jouer sur un cluster Ray ; local en démarre un ici

help_json = afficher un objet JSON

arena_help_markdown = afficher un tableau à mettre dans un document

simulate_about = Jouer beaucoup de parties au hasard : vitesse, longueur, scores, victoires.

simulate_examples =
    exemples :
      everglow simulate vale --players 4 --games 1000 --seed 1
      everglow simulate vale --games 100 --json
      everglow simulate vale --games 100 --record games.jsonl

simulate_help_players = nombre de places (par défaut : le minimum)

simulate_help_record = écrire les enregistrements dans ce fichier, un par ligne, ou dans ce dossier

## Résultat d’un tournoi

# Le jeu est devant : pas de « de » devant un nom.
arena_title = { COUNT($options) ->
    [0] { $game } : { $games } parties à { $players }, graine { $seed } ; donnes : { $deals }, chacune avec les { $players } rotations des places
   *[other] { $game } : { $games } parties à { $players }, { JOIN($options, ", ") }, graine { $seed } ; donnes : { $deals }, chacune avec les { $players } rotations des places
}

figure_heading = moyenne (intervalle à 95{"\u00A0"}%)

figure_bot = bot

figure_first = 1er rang

figure_rank = rang moyen

figure_margin = avance

figure_score = score

figure_rating = cote

figure_moves = coups/s

figure_times = ms par coup

figure_forfeits = forfaits

figure_fair_first = 1er rang, hors chance

figure_fair_margin = avance, hors chance

figure_ratio = donnes nécessaires sinon

figure_ratios = { $first } fois plus (avance : { $margin } fois plus)

figure_none = aucune valeur

figure_interval = { $mean } ({ $low } à { $high })

figure_within = { $mean } (95{"\u00A0"}% en { $most } ou moins, max. { $longest })

mirror_line = Miroir : contre lui-même, { $bot } est premier dans { $share } des parties ; l’équilibre est à { $even }.

rounded_up = --games { $games } est arrondi vers le haut : une donne se joue avec toutes les rotations ou pas du tout.

again = Pour rejouer les mêmes parties : { $command }

playing = Parties

mirror_playing = Miroir

forfeit_line = partie { $game }, place { $seat } : { $fault }

## Erreurs

expected_limit = il faut un nombre de secondes au-dessus de 0 et jusqu’à 3600, pas « { $said } »

wrong_bots = il faut un ou deux bots, ou un pour chacune des { $players } places, pas { $bots }

## Résultat de parties au hasard

simulate_title = { $games ->
    [one] { $game } : { $games } partie à { $players } jouée au hasard, { $options }, graine { $seed }
   *[other] { $game } : { $games } parties à { $players } jouées au hasard, { $options }, graine { $seed }
}

tally_speed = vitesse

tally_length = longueur

tally_scores = scores

tally_wins = victoires

tally_means = moyennes

tally_speed_is = { $games } parties/s, { $decisions } décisions/s

tally_length_is = { $decisions } décisions par partie

tally_mean_is = moyenne { $mean }, écart type { $deviation }

tally_range_is = min { $low }, quartiles { $first } { $median } { $third }, max { $high }

tally_seat = place { $seat } : { $value }

tally_bin = { $low } à { $high }
