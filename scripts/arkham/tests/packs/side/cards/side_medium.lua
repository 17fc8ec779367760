return investigator {
  name = "Side Medium", class = "mystic", willpower = 4, intellect = 3, combat = 2, agility = 3, health = 6, sanity = 8,
  side_decks = {
    { name = "spirits", size = 2, cards = { "asset", "ally" } },
    { name = "omens", made_of = { "side_omen", "side_omen_two" }, in_order = true, faceup = true },
  },
  action "Put the top card of your spirits deck into play. Put it back under the deck when it leaves play." {
    condition = "any(side_cards: it.side_deck == 1)",
    effect = function(_, you) side_deck("spirits", you)[1]:enter_play(you) end,
  },
}
