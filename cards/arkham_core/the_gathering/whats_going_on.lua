return agenda {
  name = "What's Going On?!", code = "01105", doom = 3,

  advance "The lead decides: each investigator discards a random card, or the lead takes 2 horror." {
    together = true,
    effect = function()
      local lead, cards = game.lead, 0
      for _, inv in ipairs(players()) do cards = cards + size("hand", inv) end
      must_choose(lead, "What happens?", {
        { "Take 2 horror", effect = function() lead:take_horror(2) end },
        { "Each investigator discards 1 card at random", can = cards > 0, effect = function()
          for _, inv in ipairs(players()) do inv:discard_random(1) end
        end },
      })
    end,
  },
}
