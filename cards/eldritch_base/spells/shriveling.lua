return spell {
  name = "Shriveling", traits = { "ritual" },

  casting "Test Lore; on a pass, a Monster here loses 2 Health." {
    action = true, prompt = "Which Monster?", choose = function(you) return find("monsters_here", you) end,
    pass = function(you, e)
      if e.target then e.target:harm(2, you) end
    end,
  },

  backs = {
    { [0] = unless(losing_sanity(2), discard_this()), [2] = {},
      [3] = step("the Monster loses as much Health as the result instead", function(you, e)
        if e.target then e.target:harm(e.result - 2, you) end
      end) },
    { [0] = lose_health(2), [1] = lose_sanity(1),
      [2] = step("each other Monster here loses 2 Health, too", function(you, e)
        local others = filter(find("monsters_here", you), function(monster) return monster ~= e.target end)
        harm_together(others, 2, you)
      end) },
  },
}
