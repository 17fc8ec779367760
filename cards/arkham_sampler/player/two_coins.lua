return event_card {
  name = "Two Coins", class = "mystic", level = 0, cost = 0, icons = { wild = 1 }, traits = { "Blessed", "Cursed" },
  extra_cost = cost.add_tokens("curse", 1), condition = "bless_left > 0",
  text = "As an additional cost to play this, add 1 curse token to the chaos bag. Add 2 bless tokens to it.",
  effect = function() add_tokens("bless", 2) end,
}
