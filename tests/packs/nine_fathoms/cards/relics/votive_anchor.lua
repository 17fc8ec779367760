return relic { name = "Votive Anchor", site = "shelf", seals = 1, cost = "hook hook",
  constant "Others at your site do not cost you dice." { you = { untangled = 1 } },
}
