return treachery {
  name = "Umôrdhoth's Wrath", code = "01158", traits = { "Curse" },

  revelation "Test willpower (5). For each point you fail by discard a card from hand, or take 1 damage and 1 horror." {
    test = { skill = "willpower", difficulty = 5 },
    fail = function(_, you, _, event)
      for _ = 1, event.amount do
          local cards = find("discardable", you)
        must_choose(you, "What does Umôrdhoth's Wrath cost you?", {
          { "Take 1 damage and 1 horror", effect = function() you:take { damage = 1, horror = 1 } end },
          { "Discard a card from your hand", can = #cards > 0, effect = function()
            you:discard_card(choose(you, "Discard which card?", cards, { purpose = "discard" }))
          end },
        })
      end
    end,
  },
}
