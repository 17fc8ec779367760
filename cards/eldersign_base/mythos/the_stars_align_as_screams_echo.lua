return mythos {
  name = "The Stars Align: As Screams Echo", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  terror "The active player loses 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
