## Was mit einer Karte getan werden kann

may =
    .mark = markieren
    .sell = verkaufen
    .tame = zähmen
    .sellOrTame = verkaufen oder zähmen
    .summon = beschwören
    .release = freilassen
    .activate = aktivieren
    .copy = kopieren
    .recover = zurückrufen
    .discard = ablegen
    .take = nehmen

ask =
    .mark = { FORM($card, "akk") } markieren?
    .sell = { FORM($card, "akk") } verkaufen?
    .tame = { FORM($card, "akk") } zähmen?
    .sellOrTame = { FORM($card, "akk") } verkaufen oder zähmen?
    .summon = { FORM($card, "akk") } beschwören?
    .release = { FORM($card, "akk") } freilassen?
    .activate = { FORM($card, "akk") } aktivieren?
    .copy = { FORM($card, "akk") } kopieren?
    .recover = { FORM($card, "akk") } zurückrufen?
    .discard = { FORM($card, "akk") } ablegen?
    .take = { FORM($card, "akk") } nehmen?

button =
    .mark = { FORM($card, "akk") } markieren
    .tame = { FORM($card, "akk") } zähmen
    .summon = { FORM($card, "akk") } beschwören
    .release = { FORM($card, "akk") } freilassen
    .activate = { FORM($card, "akk") } aktivieren
    .copy = { FORM($card, "akk") } kopieren
    .recover = { FORM($card, "akk") } zurückrufen
    .discard = { FORM($card, "akk") } ablegen
    .take = { FORM($card, "akk") } nehmen

payButton = { $cost } zahlen

buttonFor =
    .summon = { FORM($card, "akk") } beschwören · { $cost }
    .release = { FORM($card, "akk") } freilassen · { $cost }

sellFor = Verkaufen für

sell = Verkaufen

chooseSeat = { $name } wählen

doThis = Ausführen

keep = Diese { $count } behalten

done = Fertig

standby =
    .mark = Markieren
    .choose = Ausführen
    .player = Wählen
    .discard_hand = Ablegen
    .discard_area = Ablegen
    .free_summon = Beschwören
    .copy = Kopieren
    .recover = Zurückrufen
    .take = Nehmen
    .activate = Aktivieren
    .resolution = Aktivieren

## Was gefragt ist

payFor = Zahle { $cost } für { FORM($card, "den") }.

payRelease = Zahle { $cost }, um { FORM($card, "den") } freizulassen.

notEnough = andere Steine

answered = Nichts konnte aktiviert werden, deshalb endete deine Aktivierung von selbst.

mayDo =
    .display = deine markierten Karten zähmen oder verkaufen
    .hand = eine leuchtende Karte von der Hand beschwören
    .area = eine Kreatur freilassen

youMay = Du kannst: { JOIN($deeds, ", ") }.

nothingLeft = Du kannst nur noch deinen Zug beenden.
activate = Tippe auf eine leuchtende Kreatur.

## Steine

toKeep = Steine zum Behalten
toPay = Steine zum Zahlen

keeping = { $kept } von { $of } ausgewählt. Tippe auf deine Steine, um andere zu behalten.

tooLittle = { $lacking ->
    [one] Es fehlt noch 1.
   *[other] Es fehlen noch { $lacking }.
} Tippe auf deine Steine.

exactly = Mit { $stones } zahlst du genau { $cost }. Tippe auf deine Steine, um anders zu zahlen.

nothingToPay = Das kostet jetzt nichts.

waste =
    .overpaid = { $count ->
        [one] 1 verfällt
       *[other] { $count } verfallen
    }
    .tooMany = { $count ->
        [one] 1 geht zurück
       *[other] { $count } gehen zurück
    }
    .idle = bewirkt nichts

wasted =
    .overpaid = Du zahlst { $count } zu viel, und es gibt kein Wechselgeld.
    .tooMany = { $count } dieser Steine kannst du nicht behalten.
    .idle = Der Soforteffekt würde jetzt nichts bewirken.
