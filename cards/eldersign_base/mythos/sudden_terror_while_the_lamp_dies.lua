return mythos {
  name = "Sudden Terror: While the Lamp Dies", standin = true, lock = "yellow",
  immediate "A monster appears." (function() monsters_appear(1) end),
}
