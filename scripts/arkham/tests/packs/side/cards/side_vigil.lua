-- No act, and two decks of its own.
return scenario {
  name = "Side Vigil", agendas = { "side_agenda_1" }, acts = false, locations = { "study" },
  side_decks = {
    { name = "leads", made_of = { "side_lead", "side_vision" }, in_order = true },
    { name = "visions", made_of = { "side_vision", "side_lead", "side_lead" } },
  },
  bags = { standard = { "0" } }, resolutions = { no_resolution = { text = "Nobody is left." } },
  setup = function() start_at(find_location "Study") end,
}
