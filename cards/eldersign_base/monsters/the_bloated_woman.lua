return monster {
  name = "The Bloated Woman", standin = true, mask = true, tasks = { "I5" }, trophy = 2, lock = "green",
}
