return investigator {
  name = "Friend of Cats", class = "survivor", willpower = 3, intellect = 3, combat = 3, agility = 3, health = 7, sanity = 7,
}
