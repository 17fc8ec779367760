return adventure {
  name = "Remains of the High Priest", trophy = 1,
  tasks = { "P", "L I6" },
  rewards = { "clue", "spell" }, penalties = { "stamina" },

  terror "Set aside all dice that show terror." { odds = "loses_terror", effect = function()
    for _, die in ipairs(cards_in "pool") do
      if die.shows == TERROR then set_aside_die(die) end
    end
  end },
}
