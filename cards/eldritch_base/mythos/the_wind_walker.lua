return mythos {
  name = "The Wind-Walker", colour = "blue", difficulty = "normal", trait = "rumor",
  eldritch = 4, epic = "wind_walker", epic_space = "space_4",

  rumor_fails { each_investigator { delay(), lose_health(6) } },
  loses_token(),
}
