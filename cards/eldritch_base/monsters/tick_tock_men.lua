return monster {
  name = "Tick Tock Men", epic = true, strength = -2, damage = 3, toughness = "start_players + 2",

  constant "You cannot spend Clues to reroll dice in this Combat Encounter." {
    everybody = { cannot_reroll_with_clues = 1 }, condition = "combat and combat.monster == me",
  },
}
