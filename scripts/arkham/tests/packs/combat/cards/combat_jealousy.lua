return treachery { name = "Jealousy",
  forced "When you play an event: discard a Police asset of yours." {
    when = "ability_initiates", condition = { "investigator == you", "card is event", "any(my_assets: it is police)" },
    effect = function(_, you)
      filter(find("my_assets", you), function(card) return card:is "police" end)[1]:leave_play()
    end,
  },
}
