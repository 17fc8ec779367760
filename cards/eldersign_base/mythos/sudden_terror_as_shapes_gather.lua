return mythos {
  name = "Sudden Terror: As Shapes Gather", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  terror "A monster appears." (function() monsters_appear(1) end),
}
