return event_card {
  name = "Soothing Melody", class = "guardian", cost = 0, icons = { wild = 1 }, traits = { "Spell" },
  bonded = "Hallowed Mirror", copies = 3, condition = "you.damage > 0",
  text = "Heal 1 damage.", effect = function(_, you) you:heal_damage(1) end,
}
