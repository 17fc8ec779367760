return enemy_location { name = "Den", symbol = "circle", revealed = "mistakes_burrow", fight = 1, evade = 1, health = 1 }
