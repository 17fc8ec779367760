-- The Forgotten Age. Figures unverified.
return enemy {
  name = "Brood of Yig", traits = { "Monster", "Serpent" }, keywords = { "Hunter" }, fight = 2, health = 3, evade = 2,
  damage = 1, horror = 1, vengeance = 1,

  constant "+1 fight and evade for each vengeance point in the victory display, up to 3." {
    me = { fight = "min(3, vengeance_points)", evade = "min(3, vengeance_points)" },
  },
}
