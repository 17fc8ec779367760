return scenario { name = "Set-up table", id = "combat_setup", agendas = { "test_agenda" }, acts = { "test_act" },
  set_aside = { "study" }, encounter_cards = { { "combat_omen", 3 } }, bags = { standard = { "0" } },
  setup = function()
    start_at(put_location(set_aside_card "study"))
    draw_encounter(game.lead)
  end }
