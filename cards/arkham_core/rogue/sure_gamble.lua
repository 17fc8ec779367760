return event_card {
  name = "Sure Gamble", code = "01056", class = "rogue", level = 3, cost = 2, traits = { "Fortune", "Insight" },
  fast = true,
  text = "After you reveal a token with a negative modifier: its minus becomes a plus.",
  after = "token_revealed", condition = { "actor == you", "subject.modifier < 0" },
  effect = function(_, _, _, event) event.subject:modify("modifier", -1, "test", nil, "multiply") end,
}
