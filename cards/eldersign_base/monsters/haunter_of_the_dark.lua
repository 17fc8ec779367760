return monster {
  name = "Haunter of the Dark", standin = true, mask = true, tasks = { { "T L", cost = "sanity" } }, trophy = 2,
}
