-- Fails on purpose: its effects are undone, and the game goes on.
return asset {
  name = "Broken Lamp", class = "neutral", cost = 0,

  free "Gain 2 resources, and fail." {
    effect = function(me, you)
      you:gain(2)
      me.no_such_thing = 1
    end,
  },
}
