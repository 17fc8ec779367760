return enemy {
  name = '"Wolf-Man" Drew', subtitle = "The Cannibal", code = "01137", unique = true,
  traits = { "Humanoid", "Cultist" }, text = "Spawn: Downtown.",
  text = "**Spawn** - Downtown.",
  fight = 4, health = 4, evade = 2, damage = 2, horror = 0, victory = 1,
  spawn = function(place) return place.title == "Downtown" end,

  forced "When this attacks: heal 1 damage from it." {
    when = "attack", condition = { "enemy == me", "me.damage > 0" }, effect = function(me) me:heal_damage(1) end,
  },
}
