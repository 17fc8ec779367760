require "lib/hats"

return asset { name = "Slots Hat", class = "neutral", level = 0, cost = 1, other_slots = { "brow" }, traits = { "Item", "Clothing" } }
