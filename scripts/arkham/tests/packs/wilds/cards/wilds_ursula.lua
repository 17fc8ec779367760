return investigator { name = "Ursula Example", class = "seeker", willpower = 3, intellect = 4, combat = 1, agility = 4,
  health = 7, sanity = 7 }
