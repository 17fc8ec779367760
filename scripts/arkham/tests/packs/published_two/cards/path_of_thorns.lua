-- The Forgotten Age. Figures unverified.
return location { name = "Path of Thorns", traits = { "Jungle" }, shroud = 3, clues = "players", symbol = "square",
  connects = { "circle" }, single_sided = true,
  forced "After you leave: take 1 damage." {
    after = "leaves", condition = { "location == me", "mover in investigators" },
    you = "mover", effect = function(_, you) you:take_damage(1) end } }
