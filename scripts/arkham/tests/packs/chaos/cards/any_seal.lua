-- Seals two tokens of any kind as it enters play.
return asset { name = "Any Seal", id = "any_seal", class = "mystic", cost = 0, seal = { count = 2 } }
