return event_card {
  name = "Last Flare", class = "neutral", level = 0, cost = 0, text = "Gain 1 resource. Exile this.",
  effect = function(me, you)
    you:gain(1)
    me:exile()
  end,
}
