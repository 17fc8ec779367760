return asset {
  name = "Coupon", class = "neutral", cost = 0,
  free "Play a card from your hand at 2 resources less." {
    target = target.card_in_hand { filter = function(_, you, card) return you:can_play(card, { discount = 2 }) end },
    effect = function(_, you, card) you:play(card, { discount = 2 }) end,
  },
}
