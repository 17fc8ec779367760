local sealing = require "lib/sealing"

return asset {
  name = "Pilot's Lantern", code = "db002", class = "neutral", unique = true, cost = 3,
  icons = { willpower = 1, intellect = 1, wild = 1 }, traits = { "Item", "Tool", "Relic" }, slots = { "hand" },
  tags = { "signature" },

  -- The token is cancelled while it is being revealed, as with Wendy Adams. Then it goes to the lantern, not to the
  -- bag.
  reaction "When an investigator at your location reveals a negative token: exhaust this and seal the token here; they reveal another." {
    when = "token_revealed", cost = cost.exhaust(),
    condition = { "place(actor) == here", "subject is not symbol_token", "subject.modifier < 0", "not " .. sealing.SEALED },
    effect = function(me, _, _, event)
      event:cancel()
      sealing.seal(event.subject, me)
      reveal_token(event.actor)
    end,
  },

  free "Release the token sealed here: draw 1 card." {
    condition = sealing.SEALED,
    effect = function(me, you)
      sealing.release_all(me)
      you:draw(1)
    end,
  },
}
