return asset {
  name = "Map of the Weir", subtitle = "Half of It", class = "seeker", level = 0, cost = 1, icons = { intellect = 1 },
  traits = { "Item", "River" },
  forced "After you have no clue left to find at your location: you know the rest of the map, for the campaign log." {
    after = "clues_discovered", condition = { "investigator == you", "here.clues == 0", "not me.exhausted" },
    effect = function(me)
      me:exhaust()
      record "map_pieced"
    end,
  },
}
