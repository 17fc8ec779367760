return mythos {
  name = "The Stars Align: While the Lamp Dies", standin = true, lock = "yellow",
  immediate "Add 1 doom." (function() add_doom(1) end),
}
