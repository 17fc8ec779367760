-- The Path to Carcosa: the unrevealed side of every location of The Pallid Mask.
return location { name = "Catacombs", traits = { "Dark" }, symbol = "square", connects = { "circle" },
  revealed = "shivering_pools" }
