return treachery { name = "Curse of Weakness", traits = { "Curse" },
  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  constant "You get -1 sanity." { you = { sanity = -1 } } }
