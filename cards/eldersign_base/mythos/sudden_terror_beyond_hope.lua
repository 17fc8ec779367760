return mythos {
  name = "Sudden Terror: Beyond Hope", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  lingering "Focusing and assisting are not allowed." { everybody = { no_focus = 1 } },
}
