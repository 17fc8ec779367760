return skill {
  name = "Test Nerve", class = "neutral", level = 0, icons = { wild = 1 },
  upgrades = { { name = "Steady", boxes = 1 } },
  constant "It has 1 more wild icon." { zones = { "hand", "committed" }, condition = upgraded "Steady", me = { icon_wild = 1 } },
}
