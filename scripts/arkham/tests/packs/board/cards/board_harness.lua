return asset {
  name = "Test Harness", class = "neutral", cost = 0,
  constant "Weapons you control take up one hand slot less." {
    modify = { { value = "slot_hand", amount = -1, where = "it is weapon and it.controller == you" } },
  },
}
