return investigator { name = "Haunted Clerk", class = "seeker", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 0, deck_options = { {} }, requires = { "random_basic_weakness" } }
