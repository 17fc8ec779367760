return mythos {
  name = "The Stars Align: Before the Gate", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  at_midnight "Add 1 doom for each other world in play." (function() add_doom(size "other_worlds") end),
}
