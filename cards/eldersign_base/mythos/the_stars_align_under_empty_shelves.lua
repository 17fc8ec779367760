return mythos {
  name = "The Stars Align: Under Empty Shelves", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  lingering "Souvenirs cannot be bought." { everybody = { no_souvenirs = 1 } },
}
