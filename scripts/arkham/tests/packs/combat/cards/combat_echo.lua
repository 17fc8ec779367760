return event_card { name = "Echo", class = "neutral", cost = 0, text = "Shuffle this into your deck.",
  effect = function(me, you) me:shuffle_into("deck", you) end }
