-- Why abilities cannot be used, in words for players, where a condition or a price speaks of amounts. Nothing here
-- changes anything.

local refusals = {}

--- refusals.told(amounts: table<string, function>, condition: string, card?: card, you?: card): string?. What is told of the
--- first of these patterns that the condition fits, by its function, which gets the card, who would use it, and the number in
--- the condition. Nothing while either is unknown.
function refusals.told(amounts, condition, card, you)
  if not (card and you) then return nil end
  for pattern, tell in pairs(amounts) do
    local found, _, n = condition:find(pattern)
    if found then return tell(card, you, tonumber(n)) end
  end
end

return refusals
