return skill { name = "Twofold", class = { "rogue", "guardian" }, level = 0, icons = { wild = 1 } }
