return adventure {
  name = "Don't Fall Asleep", trophy = 2,
  tasks = { "T", "T T" },
  rewards = { "clue", "spell", "elder_sign" }, penalties = { "sanity" },

  at_midnight "Each investigator loses 1 sanity." { together = true, effect = function()
    for _, inv in ipairs(players()) do inv:lose_sanity(1) end
  end },
}
