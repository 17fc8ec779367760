return mythos {
  name = "Sudden Terror: With Failing Hands", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  lingering "First aid cannot be received." { everybody = { no_first_aid = 1 } },
}
