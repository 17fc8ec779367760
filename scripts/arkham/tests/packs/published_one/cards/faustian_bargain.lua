-- The Innsmouth Conspiracy. Icons unverified.
return event_card {
  name = "Faustian Bargain", class = "rogue", level = 0, cost = 0, icons = { intellect = 1 },
  traits = { "Pact", "Cursed" }, extra_cost = cost.add_tokens("curse", 2), together = true,
  text = "Add 2 curse tokens as a cost. Share 5 resources among the investigators at your location.",
  effect = function(_, you)
    local all, left = investigators_at(you.place), 5
    for i, inv in ipairs(all) do
      local n = i == #all and left or choose_number(you, "How many resources does " .. inv.title .. " gain?", 0, left)
      if n > 0 then inv:gain(n) end
      left = left - n
    end
  end,
}
