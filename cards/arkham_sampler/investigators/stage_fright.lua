return treachery {
  name = "Stage Fright", weakness = "signature", traits = { "Madness" },
  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  constant "You cannot play events." { modify = { { value = "cannot_play", where = "it == you and that is event" } } },
  action "Spend 2 actions: discard this." { actions = 2, effect = function(me) me:leave_play() end },
}
