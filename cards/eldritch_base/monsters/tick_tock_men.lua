return monster {
  name = "Tick Tock Men", epic = true, strength = -2, damage = 3, toughness = "start_players + 2",

  constant "You cannot spend Clues to reroll dice in this Combat Encounter." {
    modify = { { value = "cannot_reroll_with_clues", amount = 1, where = "it == combat.inv" } }, condition = "combat and combat.monster == me",
  },
}
