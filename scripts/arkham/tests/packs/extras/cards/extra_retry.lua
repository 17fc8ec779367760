return event_card { name = "Once More", class = "neutral", cost = 0, fast = true, text = "After a test you failed ends: again, with +1.",
  after = "test_ends", condition = { "investigator == you", "not test.succeeded" },
  effect = function(_, you) you:attempt_again(1) end,
}
