return event_card {
  name = "Mind over Matter", code = "01036", class = "seeker", level = 0, cost = 1, icons = { combat = 1, agility = 1 },
  traits = { "Insight" }, fast = true, on_turn = true,
  text = "Until the end of the round, you may use your intellect in place of your combat and agility.",
  effect = function(_, you) you:modify("uses_mind", 1, "round") end,
}
