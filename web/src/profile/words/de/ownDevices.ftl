### Die Geräte, auf denen jemand spielt.

this = dieses Gerät
unknown = Ein Gerät
used = { $unit ->
    [hours] zuletzt vor { $count }{"\u00A0"}h genutzt
    [days] { $count ->
        [one] zuletzt vor { $count }{"\u00A0"}Tag genutzt
       *[other] zuletzt vor { $count }{"\u00A0"}Tagen genutzt
    }
   *[now] gerade eben genutzt
}
end = Abmelden
endThis = Abmelden: { $device }
others = Alle anderen Geräte abmelden
