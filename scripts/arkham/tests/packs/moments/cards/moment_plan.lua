-- Actions that are over in this phase, and in this turn.
return asset {
  name = "Moment Plan", class = "neutral", cost = 0, tags = { "counts_actions" },

  constant "It counts." { me = { points_in_focus = "you.actions_over * 10 + you.turn_actions_over" } },
}
