return mystery {
  name = "The Silent Choir", ancient_one = "the_drowned_bell",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  reaction "When you defeat a Monster on a Sea space, you may spend 1 Clue: place 1 Eldritch token here." {
    after = "monster_defeated", who = "you == actor", condition = { "actor in investigators", "place(you) is sea" },
    cost = cost.clues(1), effect = function(me) add_eldritch(me) end,
  },
}
