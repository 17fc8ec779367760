return treachery {
  name = "Detour", attach_limit = 1,
  revelation "Attach to your location. Limit 1 per location." {
    effect = function(me, you) me:attach_to(you.place) end,
  },
}
