return relic { name = "Choir of Shells", site = "street", seals = 2, cost = "hook lamp rune",
  forced "When you surface, the crew gains 1 air." {
    after = "surfaces", condition = "actor == you", effect = function() gain_air(1) end,
  },
}
