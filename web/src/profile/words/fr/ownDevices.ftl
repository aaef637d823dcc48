this = cet appareil
unknown = Un appareil
used = { $unit ->
    [hours] utilisé il y a { $count } h
    [days] { $count ->
        [one] utilisé il y a { $count } jour
       *[other] utilisé il y a { $count } jours
    }
   *[now] utilisé à l’instant
}
end = Déconnecter
endThis = Déconnecter : { $device }
others = Déconnecter tous les autres appareils
