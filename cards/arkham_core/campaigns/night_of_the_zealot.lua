local zealot = require "lib/zealot"

return campaign {
  name = "Night of the Zealot", id = "night_of_the_zealot",
  text = "Three scenarios: ghouls in your own house, a cult among the citizens, and what waits in the woods.",
  scenarios = { "the_gathering", "the_midnight_masks", "the_devourer_below" },
  bags = zealot.bags,
}
