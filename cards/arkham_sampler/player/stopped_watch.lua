return asset {
  name = "Stopped Watch", class = "mystic", level = 0, cost = 3, icons = { wild = 1 }, traits = { "Item", "Relic" },
  slots = { "accessory" }, uses = { charges = 2 },
  reaction "After an action of yours is over, exhaust this and spend 1 charge: undo that action." {
    after = "action_over", condition = "investigator == you", cost = { cost.exhaust(), cost.spend(1) },
    effect = function(_, _, _, event) undo_action(event) end,
  },
}
