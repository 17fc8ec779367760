return mythos {
  name = "The Stars Align: As the Key Turns", standin = true, lock = "red",
  immediate "Add 1 doom." (function() add_doom(1) end),
}
