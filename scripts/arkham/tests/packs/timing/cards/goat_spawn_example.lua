-- Of the worked example of nested sequences (Rules Reference, FAQ 1.4).
return enemy {
  name = "Goat Spawn", traits = { "Humanoid", "Monster" }, fight = 3, health = 3, evade = 4, damage = 1, horror = 0,

  forced "When this is defeated: each investigator at this location takes 1 horror." {
    when = "enemy_defeated", condition = "subject == me",
    effect = function(me) harm_all(me, investigators_at(me.place), 0, 1) end,
  },
}
