return asset { name = "Medic", class = "neutral", cost = 0, memory = { "heard" },
  free "Heal 1 horror." { effect = function(_, you) you:heal_horror(1) end },
  reaction "After a card of yours heals horror: it heals 1 more." {
    after = "healed_horror", condition = "source.controller == you", limit = "round",
    effect = function(me, _, _, event)
      me.heard = me.heard + 1
      event.card:heal_more_horror(1)
    end,
  },
}
