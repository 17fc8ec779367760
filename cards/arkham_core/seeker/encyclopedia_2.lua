return asset {
  name = "Encyclopedia", code = "01042", class = "seeker", level = 2, cost = 2, icons = { wild = 1 },
  traits = { "Item", "Tome" }, slots = { "hand" },

  action "Exhaust this: an investigator at your location gets +2 to a skill that you choose, for this phase." {
    cost = cost.exhaust(), target = target.investigator_here(),
    effect = function(_, you, reader)
      reader:modify(choose(you, "Which skill?", { "willpower", "intellect", "combat", "agility" }), 2, "phase")
    end,
  },
}
