return adventure {
  name = "Medusa Exhibit", trophy = 2, ordered = true,
  tasks = { { "T", cost = "sanity" }, { "L", cost = "sanity" }, "I7" },
  rewards = { "monster", "spell", "common", "clue" }, penalties = { "sanity", "sanity" },

  terror "Set aside all dice that show terror." { odds = "loses_terror", effect = function()
    for _, die in ipairs(cards_in "pool") do
      if die.shows == TERROR then set_aside_die(die) end
    end
  end },
}
