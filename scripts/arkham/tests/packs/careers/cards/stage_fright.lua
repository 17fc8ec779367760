return asset {
  name = "Stage Fright", class = "rogue", cost = 0, weakness = true, icons = { intellect = 1 },
  action "Discard this card." { cost = cost.discard_self() },
}
