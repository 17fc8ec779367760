-- Two certain cards are in the hunch deck, if they are in the deck.
return investigator { name = "Gumshoe", class = "seeker", willpower = 2, intellect = 4, combat = 4, agility = 2, health = 8, sanity = 6,
  hunch = { size = 2, cards = "event", among = { "dodge", "evidence" } },
  forced "When the investigation phase begins: reveal the top card of your hunch deck." {
    when = "phase_begins", condition = "phase == 2", effect = function(_, you) you:reveal_hunch() end,
  },
  free "Shuffle a card of your discard pile into your hunch deck." {
    condition = "any(discard)", effect = function(_, you) cards_in("discard", you)[1]:shuffle_into_hunch_deck(you) end,
  },
}
