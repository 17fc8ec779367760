return asset {
  name = "Rabbit's Foot", code = "01075", class = "survivor", level = 0, cost = 1, icons = { wild = 1 },
  traits = { "Item", "Charm" }, slots = { "accessory" },

  reaction "After you fail a skill test, exhaust this: draw 1 card." {
    after = "test_failed", condition = { "investigator == you", "could_draw" }, cost = cost.exhaust(),
    effect = function(_, you) you:draw(1) end,
  },
}
