return unique_item {
  name = "Blue Watcher of the Pyramid", standin = true, adds = "red",
  text = "Adding the die costs 1 stamina.",
  and_then = function(_, you) you:lose_stamina(1) end,
}
