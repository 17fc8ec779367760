return event_card {
  name = "Extra Ammunition", code = "01026", class = "guardian", level = 1, cost = 2, icons = { intellect = 1 },
  traits = { "Supply" },
  text = "Place 3 ammo on a Firearm asset that an investigator at your location controls.",
  target = target.asset_here {
    where = "it is firearm", filter = function(_, _, gun) return gun.data.uses_type == "ammo" end,
  },
  effect = function(_, _, gun) gun:add_uses("ammo", 3) end,
}
