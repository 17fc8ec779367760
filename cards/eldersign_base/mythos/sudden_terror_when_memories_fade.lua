return mythos {
  name = "Sudden Terror: When Memories Fade", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  lingering "Clues cannot be spent." { everybody = { no_clues = 1 } },
}
