return enemy {
  name = "Swarm of Rats", code = "01159", traits = { "Creature" }, keywords = { "hunter" },
  fight = 1, health = 1, evade = 3, damage = 1, horror = 0,
}
