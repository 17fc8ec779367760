return asset { name = "Later Fetters", class = "neutral", uses = { charges = 2 },
  forced "When another card would ready, spend 1 charge: it does not." {
    would = "readies", condition = { "card ~= me", "me.uses > 0" },
    effect = function(me, _, _, event)
      me:add("uses", -1)
      event:cancel()
    end,
  },
}
