return treachery {
  name = "Echo", weakness = true,
  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  haunted "Your location gains: take 1 damage." {
    where = "it == place(me)", effect = function(_, you) you:take_damage(1) end,
  },
}
