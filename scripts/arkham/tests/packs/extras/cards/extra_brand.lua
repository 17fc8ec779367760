return treachery { name = "Brand", weakness = true, deck_limit = 1, limit_per_investigator = 1,
  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
}
