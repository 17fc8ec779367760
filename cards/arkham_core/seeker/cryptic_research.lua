return event_card {
  name = "Cryptic Research", code = "01043", class = "seeker", level = 4, cost = 0, traits = { "Insight" },
  fast = true, on_turn = true,
  text = "An investigator at your location draws 3 cards.",
  target = target.investigator_here { where = "it_could_draw" },
  effect = function(_, _, reader) reader:draw(3) end,
}
