-- Own class 0-5, and five other cards of level 0 of any class.
return investigator { name = "The Wanderer", class = "seeker", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 30,
  deck_options = { { class = "seeker", level = { 0, 5 } }, { class = "neutral", level = { 0, 5 } },
    { level = { 0, 0 }, limit = 5, other = true } } }
