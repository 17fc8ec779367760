return mythos {
  name = "Stars Aligned", colour = "blue", difficulty = "normal", trait = "rumor",
  rumor = "space_7",

  rumor_encounter(),
  reckoning "Advance Doom by 1." (function() advance_doom(1) end),
}
