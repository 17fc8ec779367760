-- Edge of the Earth. The number of actions is unverified.
return treachery {
  name = "Frostbitten", traits = { "Injury" }, weakness = true,

  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  forced "After you reveal a frost token in a skill test: take 1 damage." {
    after = "token_revealed", condition = { "test", "investigator == you", "token is frost" }, limit = "test",
    effect = function(_, you) you:take_damage(1) end,
  },

  action "Discard this." { actions = 2, effect = function(me) me:leave_play() end },
}
