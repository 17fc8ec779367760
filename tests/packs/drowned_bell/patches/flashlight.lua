-- Ashore a spent Flashlight is thrown away; in the harbour somebody buys it.
local salvage = require("lib/keywords").salvage

patch("arkham_core:flashlight", function(card)
  card.keywords = { "Salvage" }
  table.insert(card, salvage(1))
end)
