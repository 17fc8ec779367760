return asset {
  name = "Curved Mirror", class = "neutral", level = 0, cost = 1, standin = true,

  action "Investigate with +2 intellect." { investigate = { bonus = 2 } },
}
