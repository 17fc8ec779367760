return event_card { name = "Relay", class = "neutral", cost = 0, fast = true, text = "When you draw an encounter card: another draws it.",
  when = "encounter_drawn", condition = { "investigator == you", "card is not weakness" },
  target = target.investigator { where = "it ~= you" },
  effect = function(_, _, other, event)
    event:replace()
    event.card:pass_to(other)
  end,
}
