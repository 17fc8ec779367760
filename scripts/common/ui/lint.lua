-- Checks that the `lint` of several games share.

local lint = {}

--- lint.finder(found: table[]): function. want(owner, id, where) adds a finding when the field `where` of a card names
--- a card that does not exist.
function lint.finder(found)
  return function(owner, id, where)
    if id == nil or card_exists(id) then return end
    found[#found + 1] = { card = owner, name = id,
      message = "there is no card '" .. tostring(id) .. "' (" .. where .. ")",
      mend = "correct the id, or write the card", rule = "unknown-card" }
  end
end

return lint
