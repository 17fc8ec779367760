return asset { name = "Lookout", class = "neutral", cost = 0,
  free "Investigate." { investigate = true, condition = "my_turn", limit = "round" },
  reaction "After you gain resources: investigate." { after = "resources_gained", condition = "investigator == you",
    investigate = true, limit = "round" } }
