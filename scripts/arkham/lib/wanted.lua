-- What a verb would do to a card of another kind than it is for is a table that no rule knows. So it is an error, with the
-- place of the script that calls the verb.

local is = method.is

local wanted = {}

local CALLED = { token = "chaos token", key_token = "key", story_card = "story card" }

local function is_none(name, kind, verb) error("'" .. name .. "' is no " .. (CALLED[kind] or kind) .. " (" .. verb .. ")", 4) end

--- wanted.kind(card: card, kind: tag, verb: string). An error if the card is not of that kind.
function wanted.kind(card, kind, verb)
  if type(card) == "string" then is_none(card, kind, verb) end
  if not is(card, kind) then is_none(card.title, kind, verb) end
end

--- wanted.kinds(ids: card_id[], kind: tag, verb: string). The same for cards that are named by their ids.
function wanted.kinds(ids, kind, verb)
  for _, id in ipairs(ids) do
    if card_exists(id) and not card_exists(id, kind) then is_none(id, kind, verb) end
  end
end

--- wanted.other(card: card, host: card, verb: string). An error if the host is the card itself.
function wanted.other(card, host, verb)
  if card == host then error("'" .. card.title .. "' would lie on itself (" .. verb .. ")", 3) end
end

return wanted
