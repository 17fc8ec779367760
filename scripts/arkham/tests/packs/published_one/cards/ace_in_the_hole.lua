-- The Dunwich Legacy.
return event_card {
  name = "Ace in the Hole", class = "rogue", level = 3, cost = 0, traits = { "Trick" }, keywords = { "Exceptional" },
  fast = true, on_turn = true, text = "Take 3 more actions in this turn.",
  effect = function(_, you) you:add("actions", 3) end,
}
