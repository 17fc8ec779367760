-- The Circle Undone. Figures unverified.
return investigator { name = "Penny White", subtitle = "The Maid", class = "survivor", willpower = 4, intellect = 1,
  combat = 3, agility = 2, health = 7, sanity = 5, prologue = "twilight_estate",
  reaction "After you succeed at a test on a treachery: discover 1 clue here." {
    after = "test_succeeded", condition = { "investigator == you", "card is treachery", "discoverable_here" },
    limit = "round", effect = function(_, you) you:discover(1) end,
  },
}
