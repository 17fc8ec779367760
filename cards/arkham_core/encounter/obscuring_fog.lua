return treachery {
  name = "Obscuring Fog", code = "01168", traits = { "Hazard" }, attach_limit = 1,

  revelation "Attach this to your location. Limit 1 per location." {
    effect = function(me, you) me:attach_to(you.place) end,
  },

  constant "The attached location gets +2 shroud." { attached = { shroud = 2 } },

  forced "After the attached location is successfully investigated: discard this." {
    after = "test_succeeded", condition = { "investigating", "against == me.parent" },
    effect = function(me) me:leave_play() end,
  },
}
