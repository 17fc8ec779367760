-- The Circle Undone. Figures unverified.
return enemy { name = "Nathan Wick", subtitle = "Master of Initiation", unique = true, fight = 4,
  health = "4 + players", evade = 3, damage = 1, horror = 1,
  traits = { "Humanoid", "Cultist", "Silver Twilight", "Elite" },
  forced "When this would be defeated, instead: heal it, and turn it over." {
    when = "enemy_defeated", condition = "enemy == me", effect = function(me, _, _, event)
      event:cancel()
      me:heal_damage(me.damage)
      me:turn_into "nathan_indoctrination"
    end,
  },
}
