return treachery {
  name = "Voices under the Ice", code = "db106", traits = { "Terror" }, keywords = { "peril" },

  revelation "Test willpower (4). If you fail, discard cards from your hand, or take horror, one of either for each point you fail by." {
    test = { skill = "willpower", difficulty = 4 },
    fail = function(_, you, _, event)
      for _ = 1, event.amount do
        must_choose(you, "What do you give up?", {
          { "Discard a card", can = #find("discardable", you) > 0, effect = function()
            you:discard_card(choose(you, "Discard which card?", find("discardable", you)))
          end },
          { "Take 1 horror", effect = function() you:take_horror(1) end },
        })
      end
    end,
  },
}
