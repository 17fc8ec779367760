return act { name = "Campsite", objective = true }   -- its objective is left out
