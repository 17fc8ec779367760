return condition {
  name = "Internal Injury", traits = { "injury" },

  cured_by_rest(), worsens "strength",

  backs = {
    { name = "Cracked Rib", effect = { lose_health(1), flip_this() } },
    { name = "Excruciating Pain", effect = { lose_health(3), discard_this() } },
    { name = "Internal Bleeding", effect = { lose_health(1), delay(), discard_this() } },
  },
}
