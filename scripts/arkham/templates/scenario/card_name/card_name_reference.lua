-- The number of enemies at the place of the test, but 1 at most.
local ENEMY = "min(1, count(enemies: place(it) == place(test.tester)))"

-- The effects of the symbols in this scenario: the first entry on easy and standard, the second on hard and expert.
return reference {
  name = "Card Name (reference)",
  tokens = {
    skull = {
      { text = "-1 (-2 if there is an enemy at your location).", modifier = "0 - 1 - " .. ENEMY },
      { text = "-2 (-4 if there is an enemy at your location).", modifier = "0 - 2 - 2 * " .. ENEMY },
    },
    cultist = {
      { text = "-1. If you fail, lose 1 resource.", modifier = "0 - 1",
        fail = function(_, you) you:add("resources", -1) end },
      { text = "-2. If you fail, take 1 horror.", modifier = "0 - 2",
        fail = function(_, you) you:take_horror(1) end },
    },
  },
}
