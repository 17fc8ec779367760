-- A weakness of encounter cardtype.
return treachery { name = "Bad Letter", weakness = "signature",
  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end } }
