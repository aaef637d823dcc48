### Programme von Leuten, die an Tischen spielen.

title = Meine Bots
about = Ein Bot ist ein Programm von dir, das an den Tischen dieses Servers spielt. Lege hier einen an, gib ihm seinen Token und lass ihn auf Einladungen warten.
yours = Deine Bots
none = Du hast noch keine Bots.
listens = bereit
away = abwesend
forAll = alle dürfen ihn einladen
forMe = nur du darfst ihn einladen
another = Ein neuer Bot
name = Name des Bots
open = Alle dürfen ihn an ihren Tisch einladen
make = Bot anlegen

## Mit dem Token meldet sich ein Programm an

token = Token
tokenOf = Der Token von { $name }
once = Sichere ihn jetzt: Er wird nur dieses eine Mal gezeigt, und wer ihn hat, kann als dein Bot spielen.
copy = Token kopieren
kept = Ich habe ihn gesichert
try = Was der Bot hört, hörst du so im Terminal:
renew = Neuer Token
renewOf = Neuer Token für { $name }
remove = Entfernen
removeOf = { $name } entfernen
sure = { $name } entfernen? Der Token gilt dann sofort nicht mehr, und wo dieser Bot saß, spielt ein Haus-Bot weiter.
keep = Behalten
yesRemove = Ja, entfernen

## An einem Tisch

of = Bot von { $owner }
by = von { $owner }
invite = Bot einladen
inviteAt = Bot einladen, Platz{"\u00A0"}{ $seat }
listening = Bots, die jetzt bereit sind
nobody = Für dieses Spiel ist gerade kein Bot bereit.
asking = { $name } wird gefragt …
withdraw = Doch nicht
