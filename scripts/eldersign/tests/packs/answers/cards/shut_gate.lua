return other_world {
  name = "Shut Gate", copies = 0, trophy = 1, lock = "red", tasks = { "L" },

  when_drawn "A doom token." (function() add_doom(1) end),
}
