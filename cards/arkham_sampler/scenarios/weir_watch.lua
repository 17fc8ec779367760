-- The prologue: no act, only a night to get through. Old Perrin can be played in it.
return scenario {
  name = "The Night Watch", id = "weir_watch", text = "The gauge at the lock has risen since supper. Somebody has to stay awake.",
  reference = "weir_reference", bags = require "lib/bags",
  encounter_cards = { { "river_gaunt", 2 }, { "high_water", 3 }, { "cold_hands_left" }, { "cold_hands_right" } },
  locations = { "lock_house", "lock_gate" }, agendas = { "until_morning" }, acts = false,
  setup = function() start_at(find_location "Lock House") end,
  resolutions = {
    R1 = { title = "The gate has held",
      text = "Morning comes, and the gate has held.", effect = function()
      record "lock_held"
      fill_box "resolve"
      earn(1)
    end },
    R2 = { title = "The meadow is a lake",
      text = "Morning comes, and the meadow is a lake.", effect = function() earn(0) end },
    no_resolution = { title = "The gate gave way",
      text = "Nobody sees the gate give way.", effect = function() earn(0) end },
  },
}
