return treachery { name = "Test Vine", attach_limit = 2,
  revelation "Attach this to your location. Limit 2 per location." {
    effect = function(me, you) me:attach_to(you.place) end } }
