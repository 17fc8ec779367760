local function one_less(point)
  return forced "When you would take any: 1 less." {
    when = point, condition = "subject == you", effect = function(_, _, _, event) event.amount = event.amount - 1 end,
  }
end

return asset { name = "Calm Charm", class = "neutral", cost = 0, one_less "horror_dealt", one_less "damage_dealt" }
