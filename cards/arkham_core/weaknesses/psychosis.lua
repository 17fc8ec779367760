return treachery {
  name = "Psychosis", code = "01099", traits = { "Madness" }, weakness = "basic",

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  forced "After you take horror: take 1 direct damage." {
    after = "investigator_harmed", condition = { "investigator == you", "horror > 0" },
    effect = function(_, you) you:take { damage = 1, direct = true } end,
  },

  action "Discard this." { actions = 2, effect = function(me) me:leave_play() end },
}
