-- The Forgotten Age. Other cards ask for it; it does nothing by itself.
return treachery {
  name = "Poisoned", traits = { "Poison" }, keywords = { "Permanent" }, weakness = true, text = "You are poisoned.",

  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
}
