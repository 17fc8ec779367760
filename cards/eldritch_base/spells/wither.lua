return spell {
  name = "Wither", traits = { "incantation" }, memory = { "rerolls" },

  casting "In combat: test Lore; on a pass, +3 Strength in this combat." {
    window = "combat", limit = "combat",
    pass = function(you) you:gain_bonus("strength", 3, "combat") end,
  },

  free "Reroll a die of the Strength test." {
    window = "after_roll", condition = { "me.rerolls > 0", "combat_test", "test.skill == strength" },
    effect = function(me, you)
      me.rerolls = 0
      you:reroll(1)
    end,
  },

  forced "" {
    at = "combat_ends", condition = { "investigator == you", "me.rerolls > 0" },
    effect = function(me) me.rerolls = 0 end,
  },

  backs = {
    { [0] = unless(losing_sanity(2), discard_this()),
      [2] = { lose_sanity(1), step("+5 Strength instead", function(you)
        you:gain_bonus("strength", 5, "combat")
      end) } },
    { [0] = unless(gain_condition "internal_injury", discard_this()), [1] = lose_sanity(1),
      [2] = step("you may reroll 1 die of the Strength test", function(_, e) e.card.rerolls = 1 end) },
  },
}
