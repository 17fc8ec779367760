-- What may be committed only to some tests.
return skill { name = "Narrow Aim", class = "guardian", level = 0, icons = { wild = 1 },
  constant "Commit this only to an attack, and only while you have no clues." { commit_only = "attacking and you.clues == 0" } }
