-- A copy of Lone Charm, by title.
return asset { name = "Lone Charm", subtitle = "Polished", class = "neutral", level = 3, cost = 0, limit_per_investigator = 1 }
