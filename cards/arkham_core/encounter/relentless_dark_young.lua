return enemy {
  name = "Relentless Dark Young", code = "01179", traits = { "Monster", "Dark Young" },
  text = "**Prey** - Lowest agility.",
  fight = 4, health = 5, evade = 2, damage = 2, horror = 1, victory = 1,
  prey = function(_, inv) return -inv:check "agility" end,

  forced "At the end of the round: heal 2 damage from this." {
    at = "round_ends", condition = "me.damage > 0", effect = function(me) me:heal_damage(2) end,
  },
}
