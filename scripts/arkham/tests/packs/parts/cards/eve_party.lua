-- A prologue, which has investigators of its own.
return scenario {
  name = "The Party", agendas = { "ice_storm" }, acts = { "test_act" }, locations = { "ice_camp" },
  resolutions = { no_resolution = { text = "They are gone." }, R1 = { text = "They are gone.", effect = function() earn(2) end } },
  setup = function() start_at(find_location "Ice Camp") end,
}
