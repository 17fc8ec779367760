return event_card {
  name = "Cryptic Research", code = "01043", class = "seeker", level = 4, cost = 0, traits = { "Insight" },
  fast = true, on_turn = true,
  text = "An investigator at your location draws 3 cards.",
  target = target.investigator_here {
    filter = function(_, _, reader) return size("deck", reader) + size("discard", reader) > 0 end,
  },
  effect = function(_, _, reader) reader:draw(3) end,
}
