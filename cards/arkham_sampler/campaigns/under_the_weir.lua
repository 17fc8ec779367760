return campaign {
  name = "Under the Weir", id = "under_the_weir",
  text = "One night at the lock, a road under water, and the house that makes the water rise.",
  scenarios = { "weir_watch", "weir_road", "weir_house" }, bags = require "lib/bags",
  partners = { "ferryman_oskar", "sister_ilse" },
  supplies = { weir_road = { points = { 4, 3, 2, 2 }, supplies = { "rope", "lamp_oil" } } },
}
