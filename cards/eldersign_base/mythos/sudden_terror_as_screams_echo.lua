return mythos {
  name = "Sudden Terror: As Screams Echo", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  terror "The active player loses 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
