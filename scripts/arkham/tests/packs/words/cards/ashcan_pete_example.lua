return investigator {
  name = '"Ashcan" Pete', subtitle = "The Drifter", class = "survivor", traits = { "Drifter" }, willpower = 4,
  intellect = 2, combat = 2, agility = 3, health = 6, sanity = 5,
}
