return asset {
  name = "Old Oath", class = "neutral", level = 3, permanent = true, uses = { vows = 2 },

  constant "You get +1 willpower." { you = { willpower = 1 } },
}
