-- Wrong: what it is researched by is no entry of the campaign log.
return asset { name = "Mistaken Research", class = "seeker", level = 1, cost = 1, researched = "mistaken_hunch" }
