return investigator { name = "Mistaken Guest", class = "seeker", willpower = 1, intellect = 1, combat = 1, agility = 1,
  health = 1, sanity = 1, prologue = "study", begins = { at = "knife", hand = { "nobody_knows_this" } } }
