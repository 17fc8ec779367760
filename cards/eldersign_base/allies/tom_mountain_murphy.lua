return ally {
  name = "Tom \"Mountain\" Murphy", standin = true,

  free "Once a turn: change one peril to terror, or one terror to peril." {
    window = "after_roll", limit = "turn", target = target.die { where = "it.shows == 6 or it.shows == 7" },
    effect = function(_, _, die) die.shows = die.shows == PERIL and TERROR or PERIL end,
  },
}
