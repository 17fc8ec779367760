return relic { name = "Mask of Salt", site = "street", seals = 2, cost = "lamp rune rune",
  constant "You have 1 nerve more." { you = { nerve = 1 } },
}
