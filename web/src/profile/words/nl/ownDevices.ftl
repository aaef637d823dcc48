this = dit apparaat
unknown = Een apparaat
used = { $unit ->
    [hours] laatst gebruikt: { $count } uur geleden
    [days] { $count ->
        [one] laatst gebruikt: { $count } dag geleden
       *[other] laatst gebruikt: { $count } dagen geleden
    }
   *[now] net nog gebruikt
}
end = Afmelden
endThis = Afmelden: { $device }
others = Alle andere apparaten afmelden
