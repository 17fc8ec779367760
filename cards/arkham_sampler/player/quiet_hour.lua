return event_card {
  name = "Quiet Hour", class = "mystic", cost = 0, bonded = "Lamp of Quiet", copies = 2, traits = { "Spell" },
  text = "Heal 1 horror from an investigator at your location.", target = target.investigator_here { where = "it.horror > 0" },
  effect = function(_, _, inv) inv:heal_horror(1) end,
}
