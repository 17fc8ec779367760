return asset {
  name = "Smoke Bomb", class = "neutral", cost = 0,
  action "Evade any enemy at your location. If you fail, gain 1 resource." {
    evade = { set = "enemies_here" }, fail = function(_, you) you:gain(1) end,
  },
  action "Investigate. If you fail, gain 2 resources." {
    investigate = true, fail = function(_, you) you:gain(2) end,
  },
  action "Test agility (3) against the walls of a location. If you fail, gain 1 resource." {
    target = target.location(), test = { skill = "agility", difficulty = 3 }, fail = function(_, you) you:gain(1) end,
  },
}
