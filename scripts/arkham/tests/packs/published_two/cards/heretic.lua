-- The Circle Undone. Figures unverified.
return enemy { name = "Heretic", traits = { "Monster", "Geist", "Witch" }, fight = 4, health = 2, evade = 2, horror = 1,
  forced "When this would be defeated, instead: turn it over and resolve its story." {
    when = "enemy_defeated", condition = "enemy == me", effect = function(me, you, _, event)
      event:cancel()
      me:turn_into "unfinished_business"
      me:resolve_story(you)
    end,
  },
}
