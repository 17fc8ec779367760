return investigator {
  name = "Tony Morgan", subtitle = "The Bounty Hunter", class = "rogue", traits = { "Criminal", "Hunter" },
  willpower = 2, intellect = 3, combat = 5, agility = 2, health = 9, sanity = 5,
}
