return monster {
  name = "Wind-Walker", epic = true, will = 0, horror = 2, strength = -2, damage = 2, toughness = "start_players + 2",

  before_combat "Before the Will test lose 1 Health and 1 Sanity unless you spend 1 Clue." {
    unless(spend_clues(1), lose_both(1, 1)),
  },
}
