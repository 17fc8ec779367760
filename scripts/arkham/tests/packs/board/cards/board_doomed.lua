-- A test that has failed before it begins.
return asset {
  name = "Test Trap", class = "neutral", cost = 0,
  action "Test intellect (1): you fail." { test = { skill = "intellect", difficulty = 1, auto = 1 }, fail = function() end },
}
