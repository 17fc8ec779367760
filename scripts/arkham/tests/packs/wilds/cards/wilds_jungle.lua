-- A scenario with an exploration deck.
return scenario {
  name = "The Green Hell", agendas = { "wilds_expedition" }, acts = { "wilds_old_roads" }, locations = { "wilds_camp" },
  encounter_cards = { { "wilds_vines", 2 } },
  exploration_deck = { "wilds_trail", "wilds_thorns", "wilds_ruin", "wilds_gate", "wilds_supplies", "wilds_chasm" },
  resolutions = { no_resolution = { text = "The jungle keeps them." } },
  setup = function() start_at(find_location "Base Camp") end,
}
