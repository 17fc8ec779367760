return mythos {
  name = "Sudden Terror: Under Empty Shelves", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  lingering "Souvenirs cannot be bought." { everybody = { no_souvenirs = 1 } },
}
