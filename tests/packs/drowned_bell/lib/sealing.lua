-- Sealing: a chaos token is taken out of the bag and put on a card; when released, it goes back. If the card leaves
-- play, its tokens are discarded, and a token's discard pile is the bag.

local SEALED = "any(attachments: it is token and it.parent == me)"

--- seal(token, card): out of the bag, or while it is revealed, onto the card.
local function seal(token, card) token:move("attached", nil, false, card) end

--- release_all(card): its tokens go back into the bag.
local function release_all(card)
  each(filter(find "attachments", function(token) return token:is "token" and token.parent == card end), method.discard)
end

return { SEALED = SEALED, seal = seal, release_all = release_all }
