-- What can be forbidden at a location, and what keeps its doom.
return location {
  name = "Barred Gate", shroud = 1, clues = 1, symbol = "circle", connects = { "square" }, vengeance = 2,
  constant "Enemies cannot spawn at this." {
    modify = { { value = "cannot_spawn", where = "it is enemy and that == me" } },
  },
  constant "You cannot investigate this while you have 2 or fewer resources." {
    modify = { { value = "cannot_investigate", where = "it is investigator and that == me and it.resources <= 2" } },
  },
  constant "Investigators here cannot resign while there is doom on this." {
    condition = "me.doom > 0", everyone_here = { cannot_resign = 1 },
  },
  constant "It keeps its doom." { me = { keeps_doom = 1 } },
  constant "It counts as in the victory display while there are no clues on it." {
    condition = "me.clues == 0", me = { as_in_victory = 1 },
  },
  free "If there are 2 vengeance points in the victory display: gain 1 resource." {
    condition = "vengeance_points == 2", limit = "round", effect = function(_, you) you:gain(1) end,
  },
  action "Resign." { resign = true, effect = function(_, you) you:resign() end },
}
