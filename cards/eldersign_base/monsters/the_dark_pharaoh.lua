return monster {
  name = "The Dark Pharaoh", standin = true, mask = true, tasks = { "L I4" }, trophy = 2, lock = "red",
}
