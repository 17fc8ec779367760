-- Unlimited access to one class, limited access to another, and no "other" about it.
return investigator { name = "The Half", class = "rogue", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 30,
  deck_options = { { class = "rogue", level = { 0, 5 } }, { class = "neutral", level = { 0, 5 } },
    { class = "guardian", level = { 0, 5 }, limit = 1 } } }
