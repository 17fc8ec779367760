local salvage = require("lib/keywords").salvage

return asset {
  name = "Rusted Cutlass", code = "db008", class = "guardian", level = 0, cost = 2, icons = { combat = 1 },
  traits = { "Item", "Weapon", "Melee" }, keywords = { "Salvage" }, slots = { "hand" },

  action "Fight with +2 combat. If you fail, discard this." {
    fight = { bonus = 2 }, fail = function(me) me:leave_play() end,
  },

  salvage(1),
}
