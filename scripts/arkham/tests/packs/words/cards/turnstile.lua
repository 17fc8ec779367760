require "lib/make_ability"

-- An additional cost that is no action, as cards with one of their own say it.
return location {
  name = "Turnstile", shroud = 1, clues = 0, symbol = "circle", connects = { "square" },
  forced "To enter costs 1 resource." {
    would = "moves", condition = "location == me",
    effect = function(_, you, _, event)
      if you:add("resources", -1) == 0 then event:cancel() end
    end,
  },
}
