return asset {
  name = "Test Pact", class = "neutral", cost = 1, extra_cost = cost.horror(2), condition = "count(engaging) > 0",
}
