-- Begins with more, and draws no opening hand.
return investigator {
  name = "Test Heiress", class = "rogue", willpower = 3, intellect = 3, combat = 3, agility = 3, health = 7, sanity = 7,
  constant "You begin the game with 3 resources more." { you = { starting_resources = 3 } },
  constant "You cannot draw cards." { you = { cannot_draw = 1 } },
}
