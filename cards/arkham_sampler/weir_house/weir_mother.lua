return enemy {
  name = "The Weir Mother", unique = true, tags = "weir_mother", traits = { "Ancient", "River", "Elite" },
  keywords = { "Massive" }, other_side = "the_mothers_bargain", fight = 4, health = "4 + players", evade = 3, damage = 1, horror = 1,
}
