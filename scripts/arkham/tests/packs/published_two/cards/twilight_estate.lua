-- The Circle Undone: its prologue.
return scenario { name = "Disappearance at the Twilight Estate",
  agendas = { "judgement" }, acts = { "the_disappearance" },
  locations = { "entry_hall" }, resolutions = { no_resolution = { text = "They are gone." } },
  setup = function() start_at(find_location "Entry Hall") end,
}
