return relic { name = "Verdigris Lantern", site = "shelf", seals = 1, cost = "hook lamp",
  dive "Turn one die to a lamp." { limit = "dive", effect = function(_, you) you:turn_one "lamp" end },
}
