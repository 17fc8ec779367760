return asset {
  name = "Pocket Watch", value = 1, traits = { "trinket" },

  constant "You become Delayed only if you want to." { you = { cannot_be_delayed = 1 } },
}
