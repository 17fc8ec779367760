return adventure {
  name = "The Loading Dock", trophy = 1,
  tasks = { "P", "P I3" },
  rewards = { "common" }, penalties = { "sanity", "stamina" },

  terror "Set aside all dice that show terror." { odds = "loses_terror", effect = function()
    for _, die in ipairs(cards_in "pool") do
      if die.shows == TERROR then set_aside_die(die) end
    end
  end },
}
