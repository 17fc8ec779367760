-- Sees which others of its kind were there when it was defeated.
return enemy { name = "Ghost", fight = 2, health = 1, evade = 2, damage = 1, horror = 0,
  forced "When this is defeated: each investigator here takes 1 horror for each other Ghost in play." {
    when = "enemy_defeated", condition = "enemy == me",
    effect = function(me)
      local ghosts = #filter(find "enemies", function(other) return other.title == me.title end)
      harm_all(me, investigators_at(me.place), 0, ghosts - 1)
    end } }
