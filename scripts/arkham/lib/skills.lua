-- The four skills, in the order in which cards print them.
return { "willpower", "intellect", "combat", "agility" }
