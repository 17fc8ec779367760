return asset {
  name = "Lantern", class = "neutral", cost = 0,
  constant "The base shroud of your location is 1." {
    modify = { { value = "shroud", op = "base", amount = 1, where = "it == place(me)" } },
  },
}
