return treachery {
  name = "Damp", traits = { "Hazard" },
  revelation "Attach this to your location." { effect = function(me, you) me:attach_to(you.place) end },
  constant "The base shroud of the attached location is 5." {
    modify = { { value = "shroud", op = "base", amount = 5, where = "it == me.parent" } },
  },
}
