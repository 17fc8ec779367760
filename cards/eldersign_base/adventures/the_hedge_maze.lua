return adventure {
  name = "The Hedge Maze", trophy = 2,
  tasks = { "I2 P", "P P" },
  rewards = { "monster", "common", "unique", "elder_sign" }, penalties = { "stamina" },

  at_midnight "Each investigator loses 1 stamina." { together = true, effect = function()
    for _, inv in ipairs(players()) do inv:lose_stamina(1) end
  end },
}
