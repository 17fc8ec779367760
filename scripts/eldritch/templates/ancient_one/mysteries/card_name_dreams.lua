return mystery {
  name = "Dreams of the Sleeper", ancient_one = "card_name",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  reaction "When you close a Gate, you may spend 1 Clue: place 1 Eldritch token here." {
    when = "gate_closed", who = "you == by", condition = "by in investigators",
    cost = cost.clues(1), effect = function(me) add_eldritch(me) end,
  },
}
