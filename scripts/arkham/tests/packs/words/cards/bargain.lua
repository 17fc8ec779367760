return asset {
  name = "Bargain", class = "neutral", cost = 0,
  constant "Events in your hand cost 1 less." {
    modify = { { value = "cost", amount = -1, where = "it is event and it in hand and bearer(it) == you" } },
  },
}
