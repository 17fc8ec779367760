return treachery {
  name = "The Bell Calls", code = "db003", traits = { "Madness" }, weakness = "signature",

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  forced "After you move: take 1 horror." {
    after = "moves", condition = "actor == you", effect = function(_, you) you:take_horror(1) end,
  },

  action "Discard this." { actions = 2, effect = function(me) me:leave_play() end },
}
