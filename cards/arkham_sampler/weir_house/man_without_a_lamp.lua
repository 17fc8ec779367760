return enemy {
  name = "Man without a Lamp", traits = { "Humanoid" }, keywords = { "Hunter" }, fight = 2, health = 3, evade = 3, horror = 1,
  concealed = 1, vengeance = 1,
  forced "After a decoy is exposed: place 1 doom on this." {
    after = "decoy_exposed", condition = "me.doom == 0", effect = function(me) place_doom(me, 1) end,
  },
}
