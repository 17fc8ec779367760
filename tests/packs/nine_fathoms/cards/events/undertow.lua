local function stake()
  local divers, lists, total = players(), {}, 0
  for i, diver in ipairs(divers) do
    lists[i] = {}
    for n = 0, math.min(3, diver.grit) do lists[i][n + 1] = tostring(n) end
  end
  local stakes = choose_each("How much grit do you stake?", divers, lists)
  for i, diver in ipairs(divers) do
    local n = tonumber(stakes[i][1])
    diver:add("grit", -n)
    note("staked", diver, nil, nil, n)
    total = total + n
  end
  if total < #divers then raise_tide(1) end
end

return event_card { name = "Undertow",
  when_drawn "All stake grit in secret, and lose it. Less than 1 for each diver: the tide rises by 1." (stake),
}
