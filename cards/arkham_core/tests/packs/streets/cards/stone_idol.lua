return enemy {
  name = "Stone Idol", id = "stone_idol", traits = { "Cultist" }, keywords = { "aloof" },
  fight = 1, health = 2, evade = 1, damage = 0, horror = 0,
  constant "Immune to player card effects." { immune = "that is player_card" },
}
