return campaign { name = "The Road with a List", scenarios = { "the_gathering", "the_midnight_masks" }, taboo = "taboo_first",
  bags = { standard = { "0", "-1", "skull" } } }
