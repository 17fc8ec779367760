-- Assets to which the harm of others at the same location may be assigned; lib/harm.lua assigns it. (Rules Reference:
-- Dealing Damage/Horror)

-- Last of all, since it would give other values and sets other numbers, and so positions other hashes.
engine.game {
  values = {
    { "shares_damage", "Of an asset: above zero, damage dealt to other investigators at its location may be assigned to it." },
    { "shares_horror", "Of an asset: above zero, horror dealt to other investigators at its location may be assigned to it." },
  },
  sets = {
    sharing = { about = "Assets of others to which damage or horror dealt to `you` may be assigned.",
      zones = { "play", "threat" },
      where = "it is asset and (it.shares_damage > 0 or it.shares_horror > 0) and bearer(it) ~= you and " ..
        "(place(it) == place(you) or it.shares_reach > 0 and connected(place(it), place(you)))" },
  },
}
