return event_card { name = "Later Trail", class = "neutral", cost = 0, fast = true,
  text = "When you would draw the top encounter card: draw a card of your deck instead.",
  would = "encounter_to_draw", condition = { "investigator == you", "could_draw" },
  effect = function(_, you, _, event)
    event:cancel()
    you:draw(1)
  end,
}
