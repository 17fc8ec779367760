return asset {
  name = "Training", class = "neutral", cost = 0,

  boost "intellect", boost "agility", boost "willpower",
}
