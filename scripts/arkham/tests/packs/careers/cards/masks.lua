-- A scenario that looks at Doubt and Conviction.
return scenario {
  name = "Masks", agendas = { "test_agenda" }, acts = { "test_act" },
  log = { { name = "doubt", text = "Doubt", list = "doubt", values = { { "", "None" } }, default = "" } },
}
