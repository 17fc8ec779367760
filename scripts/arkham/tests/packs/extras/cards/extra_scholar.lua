return asset { name = "Scholar", class = "neutral", cost = 0,
  reaction "After you succeed at a test of a revelation: gain 1 resource." {
    after = "test_succeeded", condition = { "investigator == you", "in_revelation" }, effect = function(_, you) you:gain(1) end,
  },
  reaction "After you draw a treachery from the encounter deck: gain 2 resources." {
    after = "encounter_drawn", condition = { "investigator == you", "draw_encounter.from_deck" },
    effect = function(_, you) you:gain(2) end,
  },
}
