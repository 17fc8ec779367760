return investigator { name = "The Maid", class = "seeker", willpower = 2, intellect = 4, combat = 2, agility = 3,
  health = 6, sanity = 7, prologue = "eve_dinner", begins = { at = "ice_hut" } }
