return event_card {
  name = "Ward of Protection", code = "01065", class = "mystic", level = 0, cost = 1, icons = { wild = 1 },
  traits = { "Spell", "Spirit" }, fast = true,
  text = "When you draw a non-weakness treachery: cancel its revelation effect; then take 1 horror.",
  when = "encounter_drawn",
  condition = { "investigator == you", "card is treachery", "card is not weakness", "not draw_encounter.cancelled" },
  effect = function(_, you, _, drawn)
    drawn:cancel()
    you:take_horror(1)
  end,
}
