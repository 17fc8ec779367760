return asset {
  name = "Haggler", class = "neutral", cost = 0,
  constant "Your assets cost 2 less." {
    modify = { { value = "cost", amount = -2, where = "it is asset and it in hand and bearer(it) == you" } },
  },
}
