return asset { name = "Later Doubter", class = "neutral",
  reaction "When you draw a card from the encounter deck: gain 1 resource." { when = "encounter_drawn",
    condition = { "investigator == you", "draw_encounter.from_deck" }, effect = function(_, you) you:gain(1) end },
}
