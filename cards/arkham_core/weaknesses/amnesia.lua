return treachery {
  name = "Amnesia", code = "01096", traits = { "Madness" }, weakness = "basic", copies = 2,

  revelation "Choose and discard all but 1 card from your hand." {
    effect = function(_, you)
      local hand = cards_in("hand", you)
      -- A weakness cannot be chosen, so it is the card that stays.
      local list = filter(hand, function(card) return not card:is "weakness" end)
      local n = math.min(#list, #hand - 1)
      you:discard_cards(choose(you, "Discard all but 1 card", list, { min = n, max = n, many = true, purpose = "discard" }))
    end,
  },
}
