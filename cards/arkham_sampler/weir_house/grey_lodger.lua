return enemy {
  name = "Grey Lodger", traits = { "Humanoid" }, fight = 3, health = 2, evade = 2, damage = 1, concealed = 2,
  forced "After this is exposed: it attacks you." {
    after = "exposed", condition = "enemy == me", you = "investigator", effect = function(me, you) me:attack(you) end,
  },
}
