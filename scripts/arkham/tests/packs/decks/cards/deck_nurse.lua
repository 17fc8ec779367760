-- It answers to healing, and heals nothing.
return asset { name = "Grateful Nurse", class = "seeker", level = 2, cost = 1, traits = { "Test" },
  reaction "After you heal 1 or more horror, exhaust this: gain 1 resource." {
    after = "healed_horror", condition = "source.controller == you", cost = cost.exhaust(),
    effect = function(_, you) you:gain(1) end,
  } }
