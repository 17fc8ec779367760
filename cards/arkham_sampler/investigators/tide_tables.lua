return asset {
  name = "Tide Tables", class = "neutral", cost = 2, tags = "signature", icons = { intellect = 1, wild = 1 },
  traits = { "Item", "Tome", "River" }, slots = { "hand" },
  action "Exhaust this: set the flood level of your location to unflooded or partially flooded, and discover 1 clue there." {
    cost = cost.exhaust(), condition = "discoverable_here", together = true,
    effect = function(_, you)
      local place = you.place
      choose_one(you, "Which level?", {
        { "Unflooded", effect = function() place:set_flood "unflooded" end },
        { "Partially flooded", effect = function() place:set_flood "partially" end },
      })
      you:discover(1)
    end,
  },
}
