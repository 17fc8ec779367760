-- Every class 0-3; at least 2 cards of each of 3 classes.
return investigator { name = "The Actress", class = "neutral", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 6, deck_options = { { level = { 0, 3 } } },
  deck_needs = { { count = 2, classes = 3 } } }
