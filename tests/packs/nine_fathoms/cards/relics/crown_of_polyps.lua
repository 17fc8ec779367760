return relic { name = "Crown of Polyps", site = "crypt", seals = 3, cost = "lamp rune rune",
  constant "You have 1 die more, and 1 nerve less." { you = { dice = 1, nerve = -1 } },
}
