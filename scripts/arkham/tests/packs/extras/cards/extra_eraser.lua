return event_card { name = "Eraser", class = "neutral", cost = 0, fast = true, text = "When you draw a hazard: it goes back.",
  when = "hazard_drawn", condition = "investigator == you",
  effect = function(_, _, _, event)
    event:cancel()
    event.card:undo_draw()
  end,
}
