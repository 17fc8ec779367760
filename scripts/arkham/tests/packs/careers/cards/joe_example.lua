-- His hunch deck has 3 cards here.
return investigator {
  name = "Joe Example", class = "seeker", willpower = 2, intellect = 4, combat = 4, agility = 2, health = 8, sanity = 6,
  hunch = { size = 3, cards = { "event", "insight" } },
  free "Play the top card of your hunch deck." {
    condition = { "any(hunch_deck)", function(_, you) return you:can_play(you:hunch_card(), { in_hand = true }) end },
    effect = function(_, you) you:play(you:hunch_card(), { in_hand = true }) end,
  },
}
