-- He plays the first night only, without a deck.
return investigator {
  name = "Old Perrin", subtitle = "The Lock Keeper", class = "guardian", traits = { "River" }, prologue = "weir_watch",
  willpower = 3, intellect = 2, combat = 4, agility = 3, health = 8, sanity = 6,
  elder_sign = { text = "+1.", modifier = 1 },
}
