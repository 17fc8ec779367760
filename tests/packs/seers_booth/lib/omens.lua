-- What everybody may have besides sanity, stamina and clues, and the icons of it.
engine.game { counters = { { "omens", "Omens of an investigator." } } }

local function change(by)
  return function(inv, n) inv:add("omens", by * n) end
end

return {
  gain = { name = "omen", counter = "omens", effect = change(1), worth = 2 },
  loss = { name = "omen", counter = "omens", effect = change(-1), worth = 1 },
  cost = { name = "omen", counter = "omens", effect = change(-1), worth = 1, can = function(inv, n) return inv.omens >= n end },
}
