return spell {
  name = "Conjuration", traits = { "ritual" },

  casting "Test Lore +1; on a pass you may gain an Item or Trinket worth up to the result from the reserve." {
    action = true, modifier = 1,
    pass = function(you, e)
      local gained = you:gain_from_reserve({ "item", "trinket" }, e.result, true)
      e.left = e.result - (gained and gained:check "value" or 0)
    end,
  },

  backs = {
    { [0] = unless_a_4(), [1] = lose_sanity(1), [4] = step("gain 1 more Item or Trinket from the reserve", function(you)
      you:gain_from_reserve { "item", "trinket" }
    end) },
    { [0] = unless(discard_possession("item", 1, "asset"), discard_this()), [1] = lose_sanity(1),
      [2] = step("gain more of them, worth up to the result together", function(you, e)
        local gained
        repeat
          gained = you:gain_from_reserve({ "item", "trinket" }, e.left, true)
          e.left = e.left - (gained and gained:check "value" or 0)
        until not gained
      end) },
  },
}
