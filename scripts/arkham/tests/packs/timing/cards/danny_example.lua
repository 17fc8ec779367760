-- Of the worked example of modifiers.
return investigator { name = "Danny", class = "rogue", willpower = 3, intellect = 5, combat = 2, agility = 4, health = 7, sanity = 7 }
