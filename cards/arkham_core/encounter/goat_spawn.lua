return enemy {
  name = "Goat Spawn", code = "01180", traits = { "Humanoid", "Monster" }, keywords = { "hunter", "retaliate" },
  fight = 3, health = 3, evade = 2, damage = 1, horror = 0,

  forced "When this is defeated: each investigator at its location takes 1 horror." {
    when = "enemy_defeated", condition = { "enemy == me", "any(investigators: place(it) == place(me))" },
    effect = function(me) harm_all(me, investigators_at(me.place), 0, 1) end,
  },
}
