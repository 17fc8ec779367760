return event_card { name = "Hymn", class = "neutral", cost = 0, fast = true,
  text = "When the agenda would advance by its doom: not in this phase.",
  would = "agenda_due",
  effect = function(_, _, _, event)
    event:cancel()
    event.agenda:modify("no_advance_by_doom", 1, "phase")
  end,
}
