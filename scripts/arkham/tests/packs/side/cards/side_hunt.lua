-- No agenda.
return scenario {
  name = "Side Hunt", acts = { "side_act_1" }, agendas = false, set_aside = { "side_agenda_1" }, locations = { "study" },
  bags = { standard = { "0" } }, resolutions = { no_resolution = { text = "Nobody is left." } },
  setup = function() start_at(find_location "Study") end,
}
