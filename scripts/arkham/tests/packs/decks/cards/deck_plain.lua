return skill { name = "Plain", level = 0, icons = { wild = 1 } }   -- no class icon
