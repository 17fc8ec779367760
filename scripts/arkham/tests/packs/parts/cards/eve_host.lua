return investigator { name = "The Host", class = "mystic", willpower = 4, intellect = 2, combat = 2, agility = 2,
  health = 6, sanity = 7, deck_size = 30, prologue = "eve_party" }
