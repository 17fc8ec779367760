return mythos {
  name = "The Stars Align: Among Locked Doors", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  lingering "The lost & found cannot be searched." { everybody = { no_lost_found = 1 } },
}
