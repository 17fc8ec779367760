local salvage = require("lib/keywords").salvage

return asset {
  name = "Diving Helmet", code = "db009", class = "neutral", level = 0, cost = 3, icons = { willpower = 1 },
  traits = { "Item", "Armor" }, keywords = { "Salvage" }, slots = { "body" }, health = 3,

  constant "You get -1 agility." { you = { agility = -1 } },

  salvage(2),
}
