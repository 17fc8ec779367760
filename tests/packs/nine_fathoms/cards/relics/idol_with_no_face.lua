return relic { name = "Idol with No Face", site = "crypt", seals = 3, cost = "hook rune rune",
  forced "When you panic, dread rises by 1 more." {
    after = "panics", condition = "actor == you", effect = function() raise_dread(1) end,
  },
}
