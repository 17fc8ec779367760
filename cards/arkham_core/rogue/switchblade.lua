return asset {
  name = "Switchblade", code = "01044", class = "rogue", level = 0, cost = 1, icons = { agility = 1 },
  traits = { "Item", "Weapon", "Melee", "Illicit" }, slots = { "hand" }, fast = true,

  action "Fight. If you succeed by 2 or more, this attack deals +1 damage." {
    fight = true,
    success = function(_, you, _, event) you:hit(event.object, event.amount >= 2 and 1 or 0) end,
  },
}
