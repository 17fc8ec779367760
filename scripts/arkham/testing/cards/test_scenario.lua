-- The empty table for tests of rules and cards: no encounter cards, an agenda and an act that never advance.
return scenario {
  name = "Test table", id = "test_scenario",
  any_prologue = true, agendas = { "test_agenda" }, acts = { "test_act" },
  bags = {
    easy = { "+1", "0", "-1", "skull", "cultist", "tablet", "auto_fail", "elder_sign" },
    standard = { "+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", "skull", "skull", "cultist", "tablet",
      "auto_fail", "elder_sign" },
    hard = { "0", "-1", "-2", "skull", "cultist", "tablet", "auto_fail", "elder_sign" },
    expert = { "0", "-1", "-2", "-4", "skull", "cultist", "tablet", "auto_fail", "elder_sign" },
  },
}
