return scenario {
  name = "After the Party", agendas = { "ice_storm" }, acts = { "test_act" }, locations = { "ice_camp" },
  resolutions = { no_resolution = { text = "Morning." }, R1 = { text = "Morning." } },
  setup = function() start_at(find_location "Ice Camp") end,
}
