return treachery {
  name = "Cold Snap", traits = { "Hazard" },
  revelation "Each investigator takes 1 damage and 1 horror." {
    effect = function(me) harm_all(me, players(), 1, 1) end,
  },
}
