return mythos {
  name = "The Stars Align: When Memories Fade", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  lingering "Clues cannot be spent." { everybody = { no_clues = 1 } },
}
