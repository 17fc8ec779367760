-- Functions of the tabletop that depend on the kind of a card. Nothing here changes anything.

local tables = {}

--- tables.by_kind(functions: table<string, function>): function. f(card) calls the function for the card's kind
--- (card.data.kind). The result is an empty table if there is no such function, or if it returns nothing.
function tables.by_kind(functions)
  return function(card)
    local of_kind = functions[card.data.kind]
    return of_kind and of_kind(card) or {}
  end
end

return tables
