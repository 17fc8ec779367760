return event_card { name = "Resolve", class = "neutral", cost = 0, fast = true,
  text = "When you draw a treachery: test willpower (0). If you succeed, cancel its revelation.",
  when = "encounter_drawn", condition = { "investigator == you", "card is treachery" },
  test = { skill = "willpower", difficulty = 0 }, success = function() current "draw_encounter".cancelled = 1 end,
}
