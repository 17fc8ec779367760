return event_card {
  name = "Drawn to the Flame", code = "01064", class = "mystic", level = 0, cost = 0,
  icons = { willpower = 1, intellect = 1 }, traits = { "Insight" },
  text = "Draw the top card of the encounter deck; then discover 2 clues at your location.",
  together = true, condition = function()
    return size "encounter_deck" > 0 or size "encounter_discard" > 0, "the encounter deck and its discard pile are empty"
  end,
  effect = function(_, you)
    if draw_encounter(you) then you:discover(2) end
  end,
}
