return event_card { name = "Purse", class = "neutral", cost = 0, fast = true, text = "When you begin a test: it is one of your resources.",
  when = "test_begins", condition = "investigator == you", effect = function() become_resource_test() end,
}
