-- The Forgotten Age: several act decks at once.
return scenario { name = "Threads of Fate", agendas = { "three_fates" }, acts = { "search_for_alejandro" },
  more_acts = { { "guardians_inquiry" } }, locations = { "entry_hall" },
  resolutions = { no_resolution = { text = "The threads are cut." } },
  setup = function() start_at(find_location "Entry Hall") end,
}
