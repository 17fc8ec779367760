return mythos {
  name = "Sudden Terror: In the Cold Hall", standin = true, lock = "green",
  immediate "A monster appears." (function() monsters_appear(1) end),
}
