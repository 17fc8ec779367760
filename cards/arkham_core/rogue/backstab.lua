return event_card {
  name = "Backstab", code = "01051", class = "rogue", level = 0, cost = 3, icons = { combat = 1, agility = 1 },
  traits = { "Tactic" },
  text = "Fight with agility; this attack deals +2 damage.",
  fight = { skill = "agility", damage = 2 },
}
