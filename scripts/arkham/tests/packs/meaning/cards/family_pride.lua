return asset {
  name = "Family Pride", class = "neutral", cost = 0,
  constant "You get +1 willpower for each unique Ally and Item you control." {
    you = { willpower = "count(my_assets: " .. qualified("unique", { "ally", "item" }) .. ")" },
  },
}
