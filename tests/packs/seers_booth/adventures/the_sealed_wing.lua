local omens = require "lib/omens"
return adventure {
  name = "The Sealed Wing", tags = "sealed_wing", trophy = 1, tasks = { { "I1", cost = { omens.cost, "sanity", omens.cost } }, "T" },
  rewards = { "clue" }, penalties = { "sanity" },
}
