return adventure {
  name = "The Graveyard", trophy = 1,
  tasks = { "P", "T", "I7" },
  rewards = { "common", "unique", "gate" }, penalties = { "sanity" },

  terror "Set aside all dice that show terror." { odds = "loses_terror", effect = function()
    for _, die in ipairs(cards_in "pool") do
      if die.shows == TERROR then set_aside_die(die) end
    end
  end },
}
