return mythos {
  name = "Sudden Terror: Among Locked Doors", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  lingering "The lost & found cannot be searched." { everybody = { no_lost_found = 1 } },
}
