return enemy {
  name = "Howling Foe", id = "howling_foe", fight = 2, health = 2, evade = 2, damage = 1,
  revelation "Foe: heard." {
    effect = function(me, you)
      if not me.in_play then you:gain(1) end
    end,
  },
}
