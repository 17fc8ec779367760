return asset {
  name = "First Aid", code = "01019", class = "guardian", level = 0, cost = 2, icons = { willpower = 1 },
  traits = { "Talent", "Science" }, uses = { supplies = 3 }, discard_empty = true,

  action "Spend 1 supply: heal 1 damage or horror from an investigator at your location." {
    cost = cost.spend(1), target = target.investigator_here { where = "it.damage + it.horror > 0" },
    effect = function(_, you, patient) patient:heal_either(you) end,
  },
}
