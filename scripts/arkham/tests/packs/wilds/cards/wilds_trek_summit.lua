return scenario {
  name = "The Summit", agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "study" },
  resolutions = { no_resolution = { text = "The snow keeps them." }, R1 = { text = "They see it." } },
  setup = function() start_at(find("locations")[1]) end,
}
