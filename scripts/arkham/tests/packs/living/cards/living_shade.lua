return enemy { name = "Fleeting Shade", fight = 2, health = 1, evade = 2, damage = 1, horror = 0,
  forced "When this would be defeated: shuffle it into the encounter deck instead." {
    would = "enemy_defeated", condition = "enemy == me",
    effect = function(me, _, _, event)
      event:replace()
      me:shuffle_into "encounter_deck"
    end,
  } }
