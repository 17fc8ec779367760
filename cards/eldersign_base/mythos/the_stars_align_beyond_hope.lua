return mythos {
  name = "The Stars Align: Beyond Hope", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  lingering "Focusing and assisting are not allowed." { everybody = { no_focus = 1 } },
}
