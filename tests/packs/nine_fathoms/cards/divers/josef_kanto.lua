return diver { name = "Josef Kanto", title = "the clockmaker",
  dive "Turn one die to a lamp." { limit = "dive", effect = function(_, you) you:turn_one "lamp" end },
}
