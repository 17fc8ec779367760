return event_card {
  name = "Lucky!", code = "01080", class = "survivor", level = 0, cost = 1, traits = { "Fortune" }, fast = true,
  text = "When you would fail a skill test: your skill value gets +2 for that test.",
  when = "test_would_fail", condition = { "investigator == you", "test.auto ~= 1", "test_total < test.difficulty" },
  effect = function(_, you) you:modify("skill_bonus", 2, "test") end,
}
