return asset { name = "Later Veil", class = "neutral", uses = { charges = 1 },
  constant "No enemy can engage you while this is charged." { condition = "me.uses > 0",
    modify = { { value = "cannot_engage", where = "it is enemy and that == you" } } },
  free "Choose an enemy: it cannot engage the active investigator this turn." { target = target.enemy_here(),
    effect = function(_, _, enemy)
      enemy:modify("cannot_engage_active", 1, "turn")
      enemy:disengage()
      check_engagement()
    end },
  constant "Your engage actions are safe while this is empty." { condition = "me.uses == 0", you = { engages_safely = 1 } },
}
