return relic { name = "The Unspoken Name", site = "crypt", seals = 4, cost = "rune rune rune",
  when_taken "Dread rises by 1." (function() raise_dread(1) end),
}
