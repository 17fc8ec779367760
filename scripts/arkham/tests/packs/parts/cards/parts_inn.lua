return scenario {
  name = "An Inn on the Way", side_story = 2, agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "study" },
  resolutions = { no_resolution = { text = "Nobody is left." }, R1 = { text = "The bill is paid.", effect = function() earn(3) end } },
  setup = function() start_at(find_location "Study") end,
}
