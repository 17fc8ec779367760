return condition {
  name = "Leg Injury", traits = { "injury" },

  cured_by_rest(), worsens "strength",

  backs = {
    { name = "Stabbing Pain", effect = { delay(), flip_this() } },
    { name = "Strange Remedy", effect = { lose_health(1), may(delay(), discard_this(), flip_this()) } },
    { name = "Twisted Knee", effect = { unless(delay(), lose_health(2)), flip_this() } },
  },
}
