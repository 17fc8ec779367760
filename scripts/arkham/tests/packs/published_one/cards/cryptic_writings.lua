-- The starter deck of Harvey Walters. Icons unverified.
return event_card {
  name = "Cryptic Writings", class = "seeker", level = 0, cost = 0, icons = { intellect = 1, wild = 1 },
  traits = { "Insight" }, fast = true, text = "After you draw this in your turn: gain 2 resources.",
  after = "card_drawn", condition = { "card == me", "investigator == you", "my_turn" },
  effect = function(_, you) you:gain(2) end,
}
