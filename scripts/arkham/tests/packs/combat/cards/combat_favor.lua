return event_card {
  name = "Favor", class = "neutral", cost = 0,
  target = target.my_asset { where = "it is ally and it.cannot_leave_play == 0" },
  effect = function(_, you, ally)
    ally:return_to_hand()
    you:gain(1)
  end,
}
