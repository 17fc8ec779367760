-- A test switches it on.
return asset {
  name = "Moon Ward", class = "neutral", cost = 0, memory = { "on" },
  constant "Enemies are immune to event card effects." {
    condition = "me.on == 1", modify = { { value = "immune", where = "it is enemy and that is event" } },
  },
}
