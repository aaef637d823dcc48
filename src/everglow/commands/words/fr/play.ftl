### `everglow play`, `watch` et `replay` : leur aide, et ce qu’elles disent autour d’une partie.

## Aide

play_about = Jouer contre des bots dans le terminal.

play_examples =
    exemples :
    { $lines }
      everglow play vale --bot star --name Anna
      everglow play vale --players 3 --seat 2 --option start=1 --seed 7
      everglow play glow --players 4 --option board=sea
      everglow play glow --resume
      everglow play vale --resume game.json

play_help_players = nombre de places, bots compris

play_help_bot = contre qui tu joues : { JOIN($levels, ", ") }, ou n’importe quel bot de docs/bots.md (par défaut : { $usual })

play_help_seat = ta place, comptée à partir de 1 (par défaut : 1)

play_help_name = ton nom (par défaut : { $name })

play_help_record = garder l’enregistrement dans ce fichier plutôt que dans ton dossier de données

play_help_resume = reprendre une partie sauvegardée ; sans FICHIER, la dernière qui n’est pas finie

watch_about = Regarder des bots jouer : la partie est racontée par écrit.

watch_examples =
    exemples :
      everglow watch vale
      everglow watch vale --bots random,random,random --seed 7
      everglow watch vale --delay 0.5 --record game.json

watch_help_bots = un bot pour chaque place (par défaut : random,random)

watch_help_delay = attendre après chaque action

watch_help_record = écrire l’enregistrement de la partie dans ce fichier

replay_about = Raconter par écrit une partie enregistrée.

replay_examples =
    exemples :
      everglow replay game.json
      everglow replay game.json --to 40 --seat 1

replay_help_record = un enregistrement, comme en écrivent play et watch

replay_help_to = s’arrêter après tant d’actions

replay_help_seat = vue de cette place, comptée à partir de 1 (par défaut : du public)

## Qui joue

# Ni masculin ni féminin.
default_name = Anonyme

who_plays = Contre qui joues-tu ?

level_choice = { $level } : { $about }

choose_level = Choisis un numéro de 1 à { $last }, ou Entrée pour { $usual }.

level_prompt = (Entrée : { $usual })

## Autour de la partie

play_title = { $game } : tape un numéro pour choisir, ? pour l’aide, q pour quitter

resume_title = { $actions ->
    [one] { $game } : la partie reprend après { $actions } action
   *[other] { $game } : la partie reprend après { $actions } actions
}

earlier_game = (Une partie plus ancienne n’est pas finie : { $command })

thinks = { $seat } réfléchit

record_is = Enregistrement : { $file }

game_saved = La partie est sauvegardée. Pour la reprendre :

verdict_won = l’emporte

verdict_shared = partage la victoire

## Erreurs

resume_as_begun = --resume reprend une partie telle qu’elle a commencé ; enlève { $option }

game_over = cette partie est finie ; pour la revoir : { $command }

none_waiting = aucune partie sauvegardée à reprendre pour { $game } ; pour en commencer une : { $command }

own_bot = cet enregistrement nomme un bot qui n’est pas de la maison ; dis par --bot NOM qui doit jouer

expected_delay = il faut de 0 à 60 secondes, pas « { $said } »

replay_too_far = { $actions ->
    [one] { $file } contient { $actions } action ; il faut --to de 0 à { $actions }, pas { $said }
   *[other] { $file } contient { $actions } actions ; il faut --to de 0 à { $actions }, pas { $said }
}

bot_fault = { $bot } { $did }
