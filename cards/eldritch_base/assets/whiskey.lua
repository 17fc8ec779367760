return asset {
  name = "Whiskey", value = 1, traits = { "item" },

  reaction "Discard: an investigator here loses up to 2 Sanity less." {
    would = "sanity_lost", condition = { "place(investigator) == place(you)", "sanity > 0" }, cost = cost.discard_self(),
    effect = function(_, _, _, event) event.sanity = event.sanity - 2 end,
  },
}
