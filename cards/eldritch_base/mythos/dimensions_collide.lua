return mythos {
  name = "Dimensions Collide", colour = "blue", difficulty = "hard", trait = "rumor",
  rumor = "space_11", eldritch = 8,

  rumor_encounter(),
  rumor_loses(),
  reckoning "Discard Eldritch tokens equal to half of the Gates on the board." (function(me)
    take_eldritch(me, half(size "gates"))
  end),
}
