return mythos {
  name = "Sudden Terror: As the Key Turns", standin = true, lock = "red",
  immediate "A monster appears." (function() monsters_appear(1) end),
}
