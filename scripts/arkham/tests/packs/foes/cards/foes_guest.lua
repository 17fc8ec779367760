return enemy {
  name = "Unseen Guest", keywords = { "Hidden", "Hunter" }, traits = { "Monster" }, fight = 2, health = 2, evade = 2,
  damage = 1, horror = 1,
  constant "You get -1 combat." { you = { combat = -1 } },
  forced "After you discover clues: this attacks you, from your hand as well." {
    after = "clues_discovered", condition = "investigator == you", effect = function(me, you) me:attack(you) end,
  },
  free "Spend 1 resource: this spawns engaged with you." {
    condition = "me in hand", cost = cost.resources(1), effect = function(me, you) me:spawn(you) end,
  },
}
