return scenario { name = "Set-up table", id = "combat_setup", agendas = { "test_agenda" }, acts = { "test_act" },
  set_aside = { "study" }, encounter_cards = { { "combat_omen" }, { "combat_ordeal" } }, bags = { standard = { "0" } },
  setup = function()
    start_at(put_location(set_aside_card "study"))
    for _, card in ipairs(cards_in "encounter_deck") do
      if card:is "omen" then card:move "encounter_deck" end
    end
    draw_encounter(game.lead)
  end }
