-- Its checkpoint gives a note a number.
return scenario {
  name = "The Ice, Part Zero", agendas = { "ice_storm" }, acts = { "test_act" }, locations = { "ice_camp" },
  checkpoint = { next = "ice_first", keep = { ice_alarm = function() return top "agenda".doom end } },
  resolutions = { no_resolution = { text = "The ice keeps them." }, R1 = { text = "They land." } },
  setup = function() start_at(find_location "Ice Camp") end,
}
