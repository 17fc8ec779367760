return mythos {
  name = "Driven to Bankruptcy", colour = "green", difficulty = "normal", trait = "ongoing",

  enters_play "Discard all cards of the reserve." (function()
    for _, card in ipairs(cards_in "reserve") do card:discard_card() end
  end),
  constant "No cards are placed in the reserve." { everybody = { no_reserve = 1 } },
  reckoning "Discard this; the top 4 cards of the Asset deck are placed in the reserve." (function(me)
    discard_mythos(me)
    refill_reserve()
  end),
}
