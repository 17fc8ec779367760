return mystery {
  name = "Omen of Devastation", ancient_one = "azathoth",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  reaction "When you close a Gate of the current Omen, you may spend 1 Clue: place 1 Eldritch token here." {
    when = "gate_closed", who = "you == by", condition = { "by in investigators",
      "any(matching_gates: it == gate)" },
    cost = cost.clues(1), effect = function(me) add_eldritch(me) end,
  },
}
