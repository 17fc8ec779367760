return investigator { name = "The Cook", class = "survivor", willpower = 2, intellect = 2, combat = 3, agility = 3,
  health = 6, sanity = 7, prologue = "eve_dinner",
  begins = {
    resources = 1, hand = { "knife", "lucky", "lucky" }, play = { "dig_deep", { "flashlight", uses = 2 } },
    at = "ice_cave", effect = function(_, you) set_aside_card "ghoul_minion":spawn(you) end,
  },
}
