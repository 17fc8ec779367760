-- Results that are known before a token is revealed, and an event that begins a test within another.
return asset {
  name = "Fate's Script", id = "fates_script", class = "neutral", cost = 0,

  free "You automatically succeed at this test." {
    condition = { "test.tester == you", "test.auto == 0" }, effect = function() automatic_success() end,
  },
  free "You automatically fail this test." {
    condition = { "test.tester == you", "test.auto == 0" }, effect = function() automatic_failure() end,
  },
}
