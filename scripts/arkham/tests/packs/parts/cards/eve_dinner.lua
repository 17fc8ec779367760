-- A prologue whose investigators begin as their cards say.
return scenario {
  name = "The Dinner", agendas = { "ice_storm" }, acts = { "test_act" }, locations = { "ice_camp", "ice_cave" },
  set_aside = { "ice_hut", "ghoul_minion" },
  resolutions = { no_resolution = { text = "They are gone." } },
}
