return treachery {
  name = "Hypochondria", code = "01100", traits = { "Madness" }, weakness = "basic",

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  forced "After you take damage: take 1 direct horror." {
    after = "investigator_harmed", condition = { "investigator == you", "damage > 0" },
    effect = function(_, you) you:take { horror = 1, direct = true } end,
  },

  action "Discard this." { actions = 2, effect = function(me) me:leave_play() end },
}
