return asset {
  name = "Pickpocketing", code = "01046", class = "rogue", level = 0, cost = 2, icons = { agility = 1 },
  traits = { "Talent", "Illicit" },

  reaction "After you evade an enemy, exhaust this: draw 1 card." {
    after = "evaded", condition = { "investigator == you", "could_draw" }, cost = cost.exhaust(),
    effect = function(_, you) you:draw(1) end,
  },
}
