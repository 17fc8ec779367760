return mythos {
  name = "The Stars Align: With Failing Hands", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  lingering "First aid cannot be received." { everybody = { no_first_aid = 1 } },
}
