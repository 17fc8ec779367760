-- Notes the number of cards left when the first one had been discarded.
return asset {
  name = "Inventory", value = 1, copies = 0, traits = { "trinket" }, memory = { "left" },

  forced "When a card has been discarded, count what is left." {
    after = "card_discarded", condition = "me.left == 0",
    effect = function(me)
      local left = 1
      for _, zone in ipairs { "possessions", "conditions" } do
        for _, inv in ipairs(players()) do left = left + size(zone, inv) end
      end
      me.left = left + size "reserve" + size "left_behind"
    end,
  },
}
