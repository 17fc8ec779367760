-- Wrong: one of the two cards of the choice does not exist.
return investigator { name = "Mistaken Choice", class = "seeker", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, requires = { { "mistaken_charm", "mistaken_notes" } } }
