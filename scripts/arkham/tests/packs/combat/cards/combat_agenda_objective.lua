return agenda { name = "Agenda with an objective", doom = 1, objective = true,
  forced "Objective: at the end of the round, if there is any doom in play, advance." { at = "round_ends",
    condition = "doom_in_play > 0", effect = function() advance_agenda() end } }
