-- As in the example of FAQ 1.17: a fast event with a test of its own.
return event_card {
  name = "Expose Flaw", id = "expose_flaw", class = "seeker", cost = 0, fast = true,
  text = "Test intellect (1): gain 4 resources if you succeed.",
  test = { skill = "intellect", difficulty = 1 }, success = function(_, you) you:gain(4) end,
}
