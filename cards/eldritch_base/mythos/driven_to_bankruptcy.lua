return mythos {
  name = "Driven to Bankruptcy", colour = "green", difficulty = "normal", trait = "ongoing",

  enters_play "Discard all cards of the reserve." (function()
    discard_together(cards_in "reserve")
  end),
  constant "No cards are placed in the reserve." { everybody = { no_reserve = 1 } },
  reckoning "Discard this; the top 4 cards of the Asset deck are placed in the reserve." (function(me)
    discard_mythos(me)
    refill_reserve()
  end),
}
