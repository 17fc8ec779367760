-- The tabletop's functions by kinds of cards. Nothing here changes anything.

local tables = {}

--- tables.by_kind(functions: table<string, function>): function. f(card) gives what the function for its kind
--- (card.data.kind) does; an empty table where there is none, or it gives nothing.
function tables.by_kind(functions)
  return function(card)
    local of_kind = functions[card.data.kind]
    return of_kind and of_kind(card) or {}
  end
end

return tables
