return mythos {
  name = "Sudden Terror: Before the Gate", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  at_midnight "Add 1 doom for each other world in play." (function() add_doom(size "other_worlds") end),
}
