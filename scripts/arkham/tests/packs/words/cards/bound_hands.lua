return asset { name = "Bound Hands", class = "neutral", cost = 0, constant "You cannot draw cards." { you = { cannot_draw = 1 } } }
