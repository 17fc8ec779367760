return event_card {
  name = "Lucky!", code = "01084", class = "survivor", level = 2, cost = 1, traits = { "Fortune" }, fast = true,
  text = "When you would fail a skill test: your skill value gets +2 for that test. Draw 1 card.",
  -- If the failure is automatic, the player still draws the card.
  when = "test_would_fail", condition = { "investigator == you", "test.auto == 1 or test_total < test.difficulty" },
  effect = function(_, you)
    you:modify("skill_bonus", 2, "test")
    you:draw(1)
  end,
}
