return scenario { name = "Tokens added", id = "token_scenario", agendas = { "test_agenda" }, acts = { "test_act" },
  set_aside = { "study" }, bags = { standard = { "0" } }, add_tokens = { "-8", "skull" },
  setup = function() start_at(put_location(set_aside_card "study")) end }
