return investigator {
  name = "Side Novice", class = "mystic", willpower = 4, intellect = 3, combat = 2, agility = 3, health = 6, sanity = 8,
  side_decks = { { name = "charms", size = 1, cards = "asset" } },
}
