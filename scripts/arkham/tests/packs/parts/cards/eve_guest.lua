return investigator { name = "A Guest", class = "seeker", willpower = 2, intellect = 4, combat = 2, agility = 3,
  health = 6, sanity = 7, deck_size = 30, prologue = "eve_party" }
