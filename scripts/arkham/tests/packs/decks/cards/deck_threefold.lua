return skill { name = "Threefold", class = { "rogue", "guardian", "mystic" }, level = 0, icons = { wild = 1 } }
