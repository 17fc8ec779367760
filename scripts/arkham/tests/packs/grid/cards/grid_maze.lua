-- Its rooms are connected where they are adjacent.
return agenda {
  name = "The Shifting Maze", doom = 20,
  constant "Adjacent locations are connected." { modify = { { value = "way", where = "adjacent" } } },
}
