-- The damage beyond the first point, which every attack deals. Other additions to the attack come on top of the 5.
local function more(points) return math.max(1, math.min(points, 5)) - 1 end

return asset {
  name = "Shotgun", code = "01029", class = "guardian", level = 4, cost = 5, icons = { combat = 2 },
  traits = { "Item", "Weapon", "Firearm" }, slots = { "hand", "hand" }, uses = { ammo = 2 },

  action "Spend 1 ammo: fight with +3 combat. 1 damage for each point (1 to 5) by which it hits, or hits a friend." {
    cost = cost.spend(1), fight = { bonus = 3 },
    success = function(_, you, _, event) you:hit(event.object, more(event.amount)) end,
    fail = function(_, you, _, event) you:miss(event.object, more(event.amount)) end,
  },
}
