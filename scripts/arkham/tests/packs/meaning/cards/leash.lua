return asset {
  name = "Leash", class = "neutral", cost = 0, memory = { "on" },
  constant "Enemies at your location lose hunter." {
    condition = "me.on == 1", modify = { { tag = "hunter", amount = -1, where = "it is enemy and place(it) == place(you)" } },
  },
}
