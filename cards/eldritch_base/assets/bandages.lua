return asset {
  name = "Bandages", value = 1, traits = { "item" },

  reaction "Discard: an investigator here loses up to 2 Health less." {
    would = "health_lost", condition = { "place(investigator) == place(you)", "health > 0" }, cost = cost.discard_self(),
    effect = function(_, _, _, event) event.health = event.health - 2 end,
  },
}
