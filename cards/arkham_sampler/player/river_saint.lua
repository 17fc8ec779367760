return asset {
  name = "River Saint", class = "mystic", level = 2, cost = 3, icons = { willpower = 1 }, unique = true,
  traits = { "Ally", "River" }, keywords = { "Exceptional" }, slots = { "ally" }, health = 2, sanity = 3,
  constant "You get +1 willpower for each bless token in the bag, to a maximum of 3." {
    you = { willpower = "min(3, count(bag: it is bless))" } },
}
