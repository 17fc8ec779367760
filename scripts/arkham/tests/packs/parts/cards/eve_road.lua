return campaign { name = "The Road from the Party", scenarios = { "eve_party", "eve_after" },
  bags = { standard = { "0", "-1", "skull" } } }
