return enemy {
  name = "Keeper of the Oath", fight = 2, health = 1, evade = 2,
  forced "When this would be defeated, instead: turn it over and resolve its story." {
    when = "enemy_defeated", condition = "enemy == me",
    effect = function(me, you, _, event)
      event:cancel()
      me:turn_into("story_of_the_oath")
      me:resolve_story(you)
    end,
  },
}
