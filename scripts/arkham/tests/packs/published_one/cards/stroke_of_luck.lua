-- The Circle Undone. Level and icons unverified.
return skill {
  name = "Stroke of Luck", class = "survivor", level = 2, icons = { wild = 1 }, traits = { "Innate", "Fortune" },
  own_tests_only = true, max_committed = 1,

  reaction "After you reveal a token that is not the auto-fail, exile this: the test succeeds automatically." {
    after = "token_revealed", cost = cost.exile_self(),
    condition = { "test", "investigator == you", "test.auto == 0" },
    effect = function() automatic_success() end,
  },
}
