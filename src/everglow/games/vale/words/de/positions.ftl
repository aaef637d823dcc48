### kind: vale_position

hunt =
    .title = Karte markieren
    .task = Für 2 Personen sind 4 Karten aufgedeckt. Markiere eine davon: Tippe sie an und dann noch einmal, um sie zu markieren.
action =
    .title = Verkaufen, zähmen, beschwören
    .task = Verkaufe Eternity für 1 violetten Stein, zähme den Lavariesen und beschwöre ihn dann. Mit welchen Steinen zahlst du?
limit =
    .title = Zu viele Steine
    .task = Aktiviere den Gehörnten Salamander: Er bringt 4 rote Steine, und du darfst insgesamt 4 behalten.
triggers =
    .title = Wer bei einer Beschwörung Punkte bringt
    .task = Beschwöre den Ifrit mit 1 blauen Stein. Zuerst bringen Kappa und die Sylphe Punkte, dann zählt der Ifrit die Auslage.
impossible =
    .title = Wenn eine Beschwörung nicht möglich ist
    .task = Aeris braucht eine andere Kreatur in deiner Auslage, und dort liegt keine: Tippe die Karte an, und der Tisch sagt, warum es nicht geht. Beschwöre dann zuerst Pegasus.
copy =
    .title = Scorch kopiert
    .task = Beschwöre Scorch und wähle, wessen Soforteffekt er kopiert.
order =
    .title = Die Reihenfolge beim Aktivieren
    .task = Der Brennende Schädel braucht 1 roten Stein, und der Salamander bringt einen. Aktiviere sie in der richtigen Reihenfolge.
