return event_card {
  name = "Dark Memory", code = "01013", class = "neutral", cost = 2, traits = { "Spell" }, weakness = "signature",
  text = "Place 1 doom on the current agenda. This can make it advance.",
  condition = "any(current_agenda)",
  effect = function()
    place_doom(current_agenda(), 1)
    check_doom()
  end,

  forced "If this is in your hand at the end of your turn: reveal it and take 2 horror." {
    at = "turn_ends", condition = "investigator == you", zones = { "hand" },
    effect = function(_, you) you:take_horror(2) end,
  },
}
