return scenario {
  name = "The Ball", reference = "extra_reference", agendas = { "test_agenda" }, acts = { "test_act" },
  locations = { "extra_rim", "extra_camp" }, encounter_cards = { { "extra_trial", 2 } },
  resolutions = { no_resolution = { text = "Nobody is left." } },
  setup = function() start_at(find_location "Rim") end,
}
