return asset { name = "Tutor", class = "guardian", level = 0, permanent = true, purchase_trauma = { physical = 1 },
  upgrade_discount = { trait = "Police", by = 1 },
}
