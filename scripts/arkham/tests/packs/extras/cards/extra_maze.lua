return treachery { name = "Maze",
  revelation "Test willpower (0), or do not." { effect = function(me, you) me:use("walk", you) end },
  named "walk" "Test willpower (0)." { test = { skill = "willpower", difficulty = 0 }, success = function() end },
}
