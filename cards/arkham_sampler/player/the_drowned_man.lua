return asset {
  name = "The Drowned Man", class = "neutral", level = 1, cost = 2, icons = { wild = 1 }, traits = { "Tarot" },
  slots = { "tarot" },
  constant "You get +1 intellect. While you have 5 or more resources, you get +1 willpower." {
    you = { intellect = 1, willpower = "you.resources >= 5" } },
}
