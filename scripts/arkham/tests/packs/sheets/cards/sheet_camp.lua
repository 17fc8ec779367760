return scenario {
  name = "The Tool Camp", agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "study" },
  resolutions = { no_resolution = { text = "Nobody is left." }, R1 = { text = "They go on.", effect = function() earn(5) end } },
  setup = function() start_at(find("locations")[1]) end,
}
