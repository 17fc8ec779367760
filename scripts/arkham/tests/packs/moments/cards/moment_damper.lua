local function one_less(point)
  return forced("When any would come: 1 less (" .. point .. ").") { when = point,
    effect = function(_, _, _, event) event.amount = event.amount - 1 end }
end

return asset { name = "Damper", class = "neutral", cost = 0, one_less "clues_discovered", one_less "doom_placed" }
