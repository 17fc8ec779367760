-- Wrong: no card is an `insihgt`.
return investigator { name = "Mistaken Hunch", class = "seeker", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, hunch = { size = 2, cards = { "event", "insihgt" } } }
