local sealing = require "lib/sealing"

local function symbols_in_bag()
  return filter(cards_in "chaos_bag", function(token)
    return token:is "skull" or token:is "cultist" or token:is "tablet" or token:is "elder_thing"
  end)
end

return asset {
  name = "Storm Glass", code = "db005", class = "mystic", level = 1, cost = 3, icons = { willpower = 1 },
  traits = { "Item", "Charm" }, slots = { "accessory" },

  action "Search the bag for a skull, cultist, tablet or elder thing token and seal it here. One at a time." {
    condition = { "not " .. sealing.SEALED,
      "any(bag: it is skull or it is cultist or it is tablet or it is elder_thing)" },
    effect = function(me, you)
      local token = choose(you, "Which token do you seal?", symbols_in_bag())
      if token then sealing.seal(token, me) end
    end,
  },

  -- At "would" nothing has been placed yet, and the effect replaces it.
  reaction "When you would be dealt horror: release the token sealed here instead." {
    would = "horror_dealt", condition = { "subject == you", sealing.SEALED },
    effect = function(me, _, _, event)
      event:cancel()
      sealing.release_all(me)
    end,
  },
}
