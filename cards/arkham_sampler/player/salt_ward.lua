return asset {
  name = "Salt Ward", class = "mystic", level = 0, cost = 2, icons = { willpower = 1 }, traits = { "Spell", "River" },
  slots = { "arcane" }, seal = { except = { "auto_fail", "elder_sign" } },
  reaction "After you fail a test, release the token sealed here: draw 1 card." {
    after = "test_failed", condition = { "investigator == you", "could_draw" },
    cost = cost.release(1), effect = function(_, you) you:draw(1) end,
  },
}
