-- A deck is searched before the game has begun.
return scenario { name = "Set-up with a search", id = "ends_setup", agendas = { "test_agenda" }, acts = { "test_act" },
  set_aside = { "study" }, bags = { standard = { "0" } },
  resolutions = { no_resolution = { text = "Nobody is left." } },
  setup = function()
    start_at(put_location(set_aside_card "study"))
    local lead = game.lead
    create("ends_bell", "play", lead)
    lead:search(nil, {})
  end }
