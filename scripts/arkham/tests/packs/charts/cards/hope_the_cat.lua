-- As in the example of FAQ 2.9: exhausted it makes a test, discarded it succeeds automatically.
return asset {
  name = "Hope the Cat", id = "hope_the_cat", class = "survivor", cost = 0, traits = { "Ally" },
  action "Exhaust this: evade." { cost = cost.exhaust(), evade = true },
  action "Discard this: evade; you succeed automatically." { cost = cost.discard_self(), evade = { auto = 2 } },
}
