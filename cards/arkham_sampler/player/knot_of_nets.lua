return event_card {
  name = "Knot of Nets", class = "rogue", level = 0, cost = 0, icons = { agility = 1 }, traits = { "Trick", "River" }, fast = true,
  text = "As an additional cost to play this, seal up to 2 curse tokens on it. Gain 2 resources for each.",
  seal_cost = { tokens = "curse", up_to = 2 }, condition = "could_gain",
  effect = function(me, you) you:gain(2 * #me:sealed_tokens()) end,
}
