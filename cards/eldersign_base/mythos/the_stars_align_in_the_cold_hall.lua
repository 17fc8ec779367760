return mythos {
  name = "The Stars Align: In the Cold Hall", standin = true, lock = "green",
  immediate "Add 1 doom." (function() add_doom(1) end),
}
