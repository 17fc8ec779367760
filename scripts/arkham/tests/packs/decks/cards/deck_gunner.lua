-- Guardian 0-5, up to 10 other Weapon cards: the worked example of FAQ 1.15.
return investigator { name = "The Gunner", class = "guardian", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 30,
  deck_options = { { class = "guardian", level = { 0, 5 } }, { class = "neutral", level = { 0, 5 }, type = { "event", "skill" } },
    { trait = "Weapon", limit = 10, other = true } } }
