return treachery {
  name = "Rooted", traits = { "Hazard" },
  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  constant "You cannot move." { modify = { { value = "cannot_enter", where = "it == you" } } },
}
