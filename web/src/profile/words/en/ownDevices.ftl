### The devices on which somebody plays.

this = this device
unknown = A device
# $unit (now | hours | days)
# $count (number) How many of that unit.
used = { $unit ->
    [hours] last used { $count } h ago
    [days] { $count ->
        [one] last used { $count } day ago
       *[other] last used { $count } days ago
    }
   *[now] used just now
}
# A button; short. Below, the same for those who listen.
end = Sign out
# $device (text)
endThis = Sign out: { $device }
others = Sign out all other devices
