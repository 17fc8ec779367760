return asset {
  name = "Lone Charm", class = "neutral", cost = 0, limit_per_investigator = 1,
  constant "You get +1 willpower." { you = { willpower = 1 } },
}
