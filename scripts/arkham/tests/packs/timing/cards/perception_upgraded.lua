-- A copy of Perception, by title.
return skill { name = "Perception", subtitle = "Upgraded", class = "seeker", level = 2, icons = { intellect = 1 }, max_committed = 1 }
