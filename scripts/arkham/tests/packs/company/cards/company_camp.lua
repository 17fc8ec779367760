return scenario { name = "The Camp", agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "company_tent" },
  bags = { standard = { "0", "-1", "skull", "auto_fail", "elder_sign" } },
  resolutions = { no_resolution = { text = "Nobody is left." }, R1 = { text = "You have come through." } },
  setup = function() start_at(find_location "Tent") end,
}
