return enemy {
  name = "Young Deep One", code = "01181", traits = { "Humanoid", "Monster", "Deep One" }, keywords = { "hunter" },
  text = "**Prey** - Lowest combat.",
  fight = 3, health = 3, evade = 3, damage = 1, horror = 1,
  prey = function(_, inv) return -inv:check "combat" end,

  forced "After this engages you: take 1 horror." {
    after = "engaged", condition = "enemy == me", you = "investigator",
    effect = function(_, you) you:take_horror(1) end,
  },
}
