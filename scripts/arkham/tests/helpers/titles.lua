-- titles(cards) -> the titles of the cards, sorted.
return function(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.title end
  table.sort(out)
  return out
end
