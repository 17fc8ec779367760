return event_card {
  name = "Banish", class = "neutral", cost = 0, fast = true,
  text = "When you draw a treachery: cancel its revelation, and remove it from the game.",
  when = "encounter_drawn", condition = { "investigator == you", "card is treachery" },
  effect = function(_, _, _, drawn)
    drawn:cancel()
    drawn.subject:move "removed"
  end,
}
