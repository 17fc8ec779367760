-- The Path to Carcosa. Figures unverified.
return location { name = "Shivering Pools", traits = { "Dark", "Flooded" }, shroud = 5, clues = "players",
  symbol = "square", connects = { "circle" },
  forced "As your turn ends here: take 1 damage, or lose 5 resources." {
    at = "turn_ends", condition = "place(investigator) == me", you = "investigator", effect = function(_, you)
      must_choose(you, "What do the pools take?", {
        { "Take 1 damage", can = true, effect = function() you:take_damage(1) end },
        { "Lose 5 resources", can = you.resources >= 5, effect = function() you:add("resources", -5) end } })
    end,
  },
}
