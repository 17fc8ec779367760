local omens = require "lib/omens"
return adventure {
  name = "The Seer's Booth", trophy = 1, tasks = { "L", "I1" },
  rewards = { omens.gain, "clue", omens.gain }, penalties = { omens.loss, "stamina" },
  constant "Nobody may enter The Sealed Wing." {
    modify = { { value = "cannot_enter", where = "it is investigator and that is sealed_wing" } } },
}
