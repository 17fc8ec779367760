return asset {
  name = "Steady Hand", class = "neutral", cost = 0,
  constant "Your combat is 3." { modify = { { value = "combat", op = "set", amount = 3, where = "it == you" } } },
}
