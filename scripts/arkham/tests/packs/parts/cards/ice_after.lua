return scenario {
  name = "After the Ice", agendas = { "ice_storm" }, acts = { "test_act" }, locations = { "ice_camp" },
  resolutions = { no_resolution = { text = "Home." }, R1 = { text = "Home." } },
  setup = function() start_at(find_location "Ice Camp") end,
}
