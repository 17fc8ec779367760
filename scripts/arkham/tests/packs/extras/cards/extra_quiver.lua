return asset { name = "Quiver", class = "neutral", cost = 1, uses = { ammo = 1 }, most_uses = 2,
  free "Place 1 ammo on this." { condition = "room_for_uses", effect = function(me) me:add_uses("ammo", 1) end },
}
