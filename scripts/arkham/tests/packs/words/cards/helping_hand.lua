return asset {
  name = "Helping Hand", class = "neutral", cost = 0,
  free "Play an event from your hand, paying its cost but no action." {
    target = target.card_in_hand { where = "it is event",
      filter = function(_, you, card) return you:can_play(card) end },
    effect = function(_, you, card) you:play(card) end,
  },
  free "Take any action." {
    condition = function(_, you) return you:can_take_action(nil) end, limit = "round",
    effect = function(_, you) you:take_action(nil) end,
  },
}
