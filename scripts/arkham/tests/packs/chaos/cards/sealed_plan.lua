-- An event that provokes attacks, with a cost of a sealed token.
return event_card {
  name = "Sealed Plan", id = "sealed_plan", class = "mystic", cost = 0, seal_cost = "bless",
  effect = function(_, you) you:gain(2) end,
}
