return asset {
  name = "Open Purse", class = "neutral", cost = 0, uses = { supplies = 2 },

  discount "When an investigator at your location plays a card, exhaust this and spend 1 supply: it costs 2 less." {
    amount = 2, everybody_here = true, can = "me.uses > 0", pay = function(me) me:add("uses", -1) end,
  },
}
