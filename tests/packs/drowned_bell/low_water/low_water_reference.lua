return reference {
  name = "Low Water (reference)", code = "db100",
  tokens = {
    skull = {
      { text = "-1 for each clue at your location, at most -3.", modifier = "0 - min(3, place(test.tester).clues)" },
      { text = "-1 for each clue at your location.", modifier = "0 - place(test.tester).clues" },
    },
    cultist = {
      { text = "-2. If you fail, lose 1 resource.", modifier = "0 - 2", fail = function(_, you) you:add("resources", -1) end },
      { text = "-3. If you fail, lose all your resources.", modifier = "0 - 3",
        fail = function(_, you) you.resources = 0 end },
    },
    tablet = {
      { text = "-2. If you fail, the nearest Drowned enemy readies.", modifier = "0 - 2",
        fail = function(_, you)
          for _, enemy in ipairs(find "enemies") do
            if enemy:is "drowned" and enemy.place == you.place then enemy.exhausted = false end
          end
        end },
      { text = "-4. If you fail, take 1 damage.", modifier = "0 - 4", fail = function(_, you) you:take_damage(1) end },
    },
  },
}
