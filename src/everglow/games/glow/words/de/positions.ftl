### kind: glow_position

morning =
    .title = Gefährten aufnehmen
    .task = Nimm einen Gefährten auf: Seine Würfel und Spuren kommen mit. Welcher Würfel passt zu Braccio, der Natur mag?

rerolls =
    .title = Neu werfen
    .task = Ladawa verlangt zweimal Feuer. Wähle einen oder zwei Würfel, die nicht helfen, und dann, ob du den Wurf mit einem Plättchen oder auf der Punkteleiste zahlst.

order =
    .title = Du bestimmst die Reihenfolge
    .task = Sketal Grün geht und nimmt den Würfel mit, der Erde zeigt. Aktiviere Eoles vorher, sonst wird Eoles einmal weniger aktiviert.

journey =
    .title = Durch das Reich gehen
    .task = Deine Würfel zeigen zweimal Feuer und je einmal Wasser und Natur, und du hast eine Spur. Wie weit kommt deine Gruppe?

sailing =
    .title = Segeln
    .task = Zwei verschiedene Elemente sind zu sehen: Nur Verbindungen mit dieser Zahl sind offen. Segle mit einem Boot.
