return enemy {
  name = "Guest at the Table", traits = { "Humanoid", "House" }, keywords = { "Hidden" }, fight = 2, health = 2, evade = 2,
  damage = 1, horror = 1,
  constant "Your hand size is 2 lower." { zones = { "hand" }, you = { hand_limit = -2 } },
  forced "After you successfully investigate: this enters play, engaged with you." {
    after = "test_succeeded", zones = { "hand" }, condition = { "investigator == you", "investigating" },
    effect = function(me, you) me:spawn_engaged(you) end,
  },
}
