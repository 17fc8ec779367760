-- The same for events that happen to an investigator.
return treachery {
  name = "Woes",
  revelation "Many things befall you." {
    effect = function(_, you)
      local near = find("connecting", you)[1]
      local done, n = { you:take { damage = 1 } > 0, you:take_damage(1) > 0, you:take_horror(1) > 0,
        you:heal_damage(1) > 0, you:heal_horror(1) > 0, you:heal_either(you) > 0, you:deal_damage(you, 1) > 0,
        you:suffer_trauma(1, 0) or false, you:move_to(near) or false, you:move_to(near) or false }, 0
      for i = 1, 10 do
        if done[i] then n = n + 2 ^ (i - 1) end
      end
      you:gain(n)
    end,
  },
}
