-- In no deck.
return condition {
  name = "Sunstroke", traits = { "injury" },

  when_gained "Lose 1 Health." { lose_health(1) },

  backs = {},
}
