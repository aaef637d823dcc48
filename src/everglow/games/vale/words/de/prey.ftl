### kind: vale_prey
### .a, .plain: als Subjekt oder Objekt; .keine: verneint, ohne Symbol.

fire = { -fire }-Kreatur
    .a = eine { -fire }-Kreatur
    .plain = eine Feuer-Kreatur
    .keine = keine Feuer-Kreatur
water = { -water }-Kreatur
    .a = eine { -water }-Kreatur
    .plain = eine Wasser-Kreatur
    .keine = keine Wasser-Kreatur
earth = { -earth(form: "c") }-Kreatur
    .a = eine { -earth(form: "c") }-Kreatur
    .plain = eine Erd-Kreatur
    .keine = keine Erd-Kreatur
wind = { -wind }-Kreatur
    .a = eine { -wind }-Kreatur
    .plain = eine Luft-Kreatur
    .keine = keine Luft-Kreatur
dragon = { -dragon(form: "c") }-Kreatur
    .a = eine { -dragon(form: "c") }-Kreatur
    .plain = eine Drachen-Kreatur
    .keine = keine Drachen-Kreatur
