local CUT = "cut it loose"
local VOTES = { [0] = "haul it in", CUT }

local function vote()
  local divers, lists, cut = players(), {}, 0
  for i in ipairs(divers) do lists[i] = { VOTES[0], CUT } end
  local votes = choose_each("Something has taken hold of the line.", divers, lists)
  for i, diver in ipairs(divers) do
    local says = votes[i][1] == CUT and 1 or 0
    note("voted", diver, nil, nil, says)
    cut = cut + says
  end
  if 2 * cut > #divers then lose_air(3) else raise_dread(1) end
end

return event_card { name = "Something on the Line",
  when_drawn "All vote in secret. Most for cutting it loose: the crew loses 3 air. Else dread rises by 1." (vote),
}
