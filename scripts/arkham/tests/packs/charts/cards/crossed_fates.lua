-- Both results of one test, in either order.
return asset {
  name = "Crossed Fates", class = "neutral", cost = 0,

  free "You automatically succeed at this test." {
    condition = "test.tester == you", limit = "test", effect = function() automatic_success() end,
  },
  free "You automatically fail this test." {
    condition = "test.tester == you", limit = "test", effect = function() automatic_failure() end,
  },
}
