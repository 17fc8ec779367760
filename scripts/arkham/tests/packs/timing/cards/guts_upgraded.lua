-- A copy of Guts, by title.
return skill { name = "Guts", subtitle = "Upgraded", class = "survivor", level = 2, icons = { wild = 1 }, max_committed = 1 }
