return asset {
  name = "Archive of Conduits", subtitle = "Unidentified", class = "seeker", level = 0, cost = 2, traits = { "Item" },

  action "Record in the campaign log that the gateway is identified." {
    condition = "here.clues > 0", effect = function() record "gateway_identified" end,
  },
}
