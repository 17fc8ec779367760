return event_card {
  name = "Give Away", class = "neutral", cost = 0, text = "Discard an Item you control. Gain 2 resources.",
  target = target.my_asset { where = "it is item" },
  effect = function(_, you, item)
    item:leave_play()
    you:gain(2)
  end,
}
