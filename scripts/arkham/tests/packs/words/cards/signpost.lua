return location { name = "Signpost", shroud = 1, clues = 0, symbol = "square", connects = { "circle" },
  free "An investigator anywhere who has a clue gains 1 resource." { who = "you.clues > 0", limit = "round",
    effect = function(_, you) you:gain(1) end },
  free "While this is unrevealed, an investigator anywhere gains 2 resources." { who = "you in investigators",
    unrevealed = true, limit = "round", effect = function(_, you) you:gain(2) end } }
