return treachery {
  name = "Offer of Power", code = "01178", traits = { "Pact" }, keywords = { "peril" },

  revelation "Draw 2 cards and place 2 doom on the current agenda, which can make it advance; or take 2 horror." {
    together = true,
    effect = function(_, you)
      must_choose(you, "What do you choose?", {
        { "Draw 2 cards and place 2 doom on the current agenda", effect = function()
          you:draw(2)
          place_doom(current_agenda(), 2)
          check_doom()
        end },
        { "Take 2 horror", effect = function() you:take_horror(2) end },
      })
    end,
  },
}
