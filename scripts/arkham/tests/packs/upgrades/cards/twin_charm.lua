return asset {
  name = "Twin Charm", class = "neutral", level = 0, cost = 0,
  forced "After another card is exiled: exile this." {
    after = "exiled", condition = "card ~= me", effect = function(me) me:exile() end,
  },
}
