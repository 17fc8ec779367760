-- Its set-up adds more frost tokens than the pool has.
return scenario { name = "Cold start", id = "cold_start", agendas = { "test_agenda" }, acts = { "test_act" },
  set_aside = { "study" }, bags = { standard = { "0", "frost" } },
  add_tokens = { "frost", "frost", "frost", "frost", "frost", "frost", "frost", "frost", "skull" },
  setup = function() start_at(put_location(set_aside_card "study")) end }
