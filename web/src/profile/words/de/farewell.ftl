### Jemand geht, und alles von dieser Person wird gelöscht.

title = Alles löschen
about = Gelöscht werden dein Name, deine Geräte, deine Bots, was du gesagt hast und alle Partien, die du allein mit Bots gespielt hast. Partien mit anderen bleiben bestehen, mit jemandem ohne Namen an deinem Platz; wo eine Partie noch läuft, spielt ein Bot für dich weiter.
begin = Alles von mir löschen …
confirm = Das lässt sich nicht zurücknehmen. Gib deinen Namen ({ $name }) ein, um es zu bestätigen.
yes = Mich löschen
no = Ich bleibe
