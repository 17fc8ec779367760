return asset {
  name = "Candle", class = "neutral", cost = 0,
  constant "The base shroud of your location is 4." {
    modify = { { value = "shroud", op = "base", amount = 4, where = "it == place(me)" } },
  },
}
