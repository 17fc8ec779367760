return event_card {
  name = "Hush, All", class = "neutral", cost = 0, fast = true, on_turn = true,
  text = "Exhaust each enemy at your location and place 1 doom on it.",
  effect = function(_, you)
    each(find("enemies_here", you), function(enemy)
      enemy:exhaust()
      place_doom(enemy, 1)
    end)
  end,
}
