return asset { name = "Barrier", class = "neutral", cost = 0,
  constant "Enemies cannot enter Market locations." {
    modify = { { value = "cannot_enter", where = "it is enemy and that is market" } } },
}
