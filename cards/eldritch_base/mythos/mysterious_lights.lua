return mythos {
  name = "Mysterious Lights", colour = "blue", difficulty = "hard", trait = "rumor",
  rumor = "space_13",

  constant "Gates cannot be closed." { modify = { { value = "gates_stay_open", amount = 1, where = "it in gates" } } },
  rumor_encounter(),
}
