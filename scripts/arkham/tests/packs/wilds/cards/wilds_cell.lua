return location { name = "Cell", shroud = 1, clues = 1, symbol = "square", connects = { "circle" },
  constant "While you have the brass key, you get +1 combat." {
    modify = { { value = "combat", amount = 1, where = "it in investigators and any(keys: it is brass_key and it.parent == that)" } },
  },
}
