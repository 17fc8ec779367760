return relic { name = "Drowned Prayer Book", site = "shelf", seals = 1, cost = "lamp lamp",
  when_taken "Dread sinks by 1." (function() lower_dread(1) end),
}
