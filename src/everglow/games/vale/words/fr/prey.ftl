### kind: vale_prey
### a, plain : comme en anglais ; aucune : après « n’a ».

fire = créature { -fire }
    .a = une créature { -fire }
    .plain = une créature Feu
    .aucune = aucune créature Feu
water = créature { -water }
    .a = une créature { -water }
    .plain = une créature Eau
    .aucune = aucune créature Eau
earth = créature { -earth }
    .a = une créature { -earth }
    .plain = une créature Terre
    .aucune = aucune créature Terre
wind = créature { -wind }
    .a = une créature { -wind }
    .plain = une créature Vent
    .aucune = aucune créature Vent
dragon = créature { -dragon }
    .a = une créature { -dragon }
    .plain = une créature Dragon
    .aucune = aucune créature Dragon
