return ally {
  name = "Basil Elton", standin = true,

  free "Once a turn, in an other world: re-roll 1 die." {
    window = "after_roll", limit = "turn", condition = "place(you) is other_world", target = target.die(),
    effect = function(_, you, die) reroll(you, { die }) end,
  },
}
