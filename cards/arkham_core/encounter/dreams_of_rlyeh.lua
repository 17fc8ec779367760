return treachery {
  name = "Dreams of R'lyeh", code = "01182", traits = { "Omen" },

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  constant "You get -1 willpower and -1 sanity." { you = { willpower = -1, sanity = -1 } },

  action "Test willpower (3). If you succeed, discard this." {
    test = { skill = "willpower", difficulty = 3 }, success = function(me) me:leave_play() end,
  },
}
