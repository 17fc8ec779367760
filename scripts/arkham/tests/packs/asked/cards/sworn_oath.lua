return asset {
  name = "Sworn Oath", class = "neutral", level = 0, cost = 0, traits = { "Pact" }, trait_limit = { trait = "Pact", limit = 1 },
  log_entries = { { id = "oath_sworn", name = "The oath is sworn" } },
  free "It is noted." { effect = function() record "oath_sworn" end },
}
