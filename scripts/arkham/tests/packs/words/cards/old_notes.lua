return asset {
  name = "Old Notes", class = "neutral", cost = 0,
  action "Play the topmost event of your discard pile as if it were in your hand." {
    condition = function(_, you)
      local card = top("discard", you)
      return card ~= nil and you:can_play(card, { in_hand = true })
    end,
    effect = function(_, you) you:play(top("discard", you), { in_hand = true }) end,
  },
}
