return event_card {
  name = "Sure Gamble", code = "01056", class = "rogue", level = 3, cost = 2, traits = { "Fortune", "Insight" },
  fast = true,
  text = "After you reveal a token with a negative modifier: its minus becomes a plus.",
  after = "token_revealed", condition = { "test", "investigator == you", "token.modifier < 0" },
  effect = function(_, _, _, event) event.token:modify("modifier", -1, "test", nil, "multiply") end,
}
