return asset {
  name = "Tally Sheet", class = "neutral", cost = 0, memory = { "in_tests", "at_all", "times" },
  forced "A skull is revealed in a test: note it." {
    at = "token_revealed", condition = { "test", "token is skull" }, effect = function(me) me.in_tests = me.in_tests + 1 end,
  },
  forced "After a skull is revealed in a test: note that." {
    after = "token_revealed", condition = { "test", "token is skull", "unheard" },
    effect = function(me) me.times = me.times + 1 end,
  },
  forced "A skull is revealed: note it." {
    at = "token_revealed", condition = "token is skull", effect = function(me) me.at_all = me.at_all + 1 end,
  },
}
