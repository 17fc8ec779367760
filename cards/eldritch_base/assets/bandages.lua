return asset {
  name = "Bandages", value = 1, traits = { "item" },

  reaction "Discard: an investigator here loses up to 2 Health less." {
    would = "health_lost", condition = { "place(actor) == place(you)", "amount > 0" }, cost = cost.discard_self(),
    effect = function(_, _, _, event) event.amount = event.amount - 2 end,
  },
}
