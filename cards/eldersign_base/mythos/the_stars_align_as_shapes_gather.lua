return mythos {
  name = "The Stars Align: As Shapes Gather", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  terror "A monster appears." (function() monsters_appear(1) end),
}
