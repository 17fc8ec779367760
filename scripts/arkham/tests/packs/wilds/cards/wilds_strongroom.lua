-- A scenario with a key that is set aside faceup, and three facedown.
return scenario {
  name = "Strongroom", agendas = { "test_agenda" }, acts = { "test_act" },
  locations = { "wilds_landing", "wilds_cell" }, set_aside = { "wilds_warden" },
  keys = { "red_key" }, facedown_keys = { "blue_key", "green_key", "wilds_brass_key" }, key_back = "facedown_key",
  setup = function()
    local landing = find_location "Landing"
    landing:place_key "red_key"
    find_location("Cell"):place_facedown_key()
    start_at(landing)
  end,
}
