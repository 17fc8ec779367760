return treachery {
  name = "Deep Dark", traits = { "Hazard" },
  revelation "Attach this to your location." { effect = function(me, you) me:attach_to(you.place) end },
  constant "The base shroud of the attached location is 6." {
    modify = { { value = "shroud", op = "base", amount = 6, where = "it == me.parent" } },
  },
}
