return event_card { name = "Mirror", class = "neutral", cost = 0, text = "Put an asset of your hand into play.",
  target = target.card_in_hand { where = "it is asset", filter = function(_, you, card) return card:could_enter(you) end },
  effect = function(_, you, asset) asset:enter_play(you) end,
}
