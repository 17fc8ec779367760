-- As Crossed Fates, but its scripts set the test's result themselves.
return asset {
  name = "Fates by Hand", class = "neutral", cost = 0,

  free "You automatically succeed at this test." {
    condition = "test.tester == you", limit = "test", effect = function() current "test".auto = 2 end,
  },
  free "You automatically fail this test." {
    condition = "test.tester == you", limit = "test", effect = function() current "test".auto = 1 end,
  },
  free "Nothing is decided yet." {
    condition = "test.tester == you", limit = "test", effect = function() current "test".auto = 0 end,
  },
}
