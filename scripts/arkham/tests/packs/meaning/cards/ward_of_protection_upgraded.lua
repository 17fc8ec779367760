-- A copy of Ward of Protection, by title.
return event_card {
  name = "Ward of Protection", subtitle = "Stronger", class = "mystic", level = 5, cost = 1, fast = true,
  text = "When you draw an encounter card: cancel its revelation.",
  when = "encounter_drawn", condition = "investigator == you", effect = function(_, _, _, drawn) drawn:cancel() end,
}
