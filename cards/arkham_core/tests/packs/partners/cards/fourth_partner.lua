return investigator {
  name = "Fourth Partner", class = "rogue", willpower = 2, intellect = 4, combat = 3, agility = 3, health = 8, sanity = 6,
}
