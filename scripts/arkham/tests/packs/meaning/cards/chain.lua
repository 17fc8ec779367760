-- Does things to an enemy here and gains 2^i resources for the i-th that was done (0, 1 ...).
return event_card {
  name = "Chain", class = "neutral", cost = 0, text = "Do this and that to an enemy at your location.",
  effect = function(_, you)
    local foe, near = find("enemies_here", you)[1], find("connecting", you)[1]
    local done, n = { foe:exhaust(), foe:exhaust(), foe:ready(), foe:ready(), foe:attack(you, 1), foe:disengage(),
      foe:move_enemy(near), foe:move_enemy(near), foe:move_toward(near), you:engage(foe) }, 0
    for i = 1, 10 do
      if done[i] then n = n + 2 ^ (i - 1) end
    end
    you:gain(n)
  end,
}
