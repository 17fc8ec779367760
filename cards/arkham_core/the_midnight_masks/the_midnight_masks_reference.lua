-- The investigator places up to n of their clues on their location.
local function lose_clues(n)
  return function(_, you) you:place_clues(n or you.clues) end
end

local function doom_on_each()
  local cultists = filter(find "enemies", function(enemy) return enemy:is "cultist" end)
  for _, enemy in ipairs(cultists) do place_doom(enemy, 1) end
  if #cultists == 0 then reveal_another() end
end

return reference {
  name = "The Midnight Masks (reference)", code = "01120",
  tokens = {
    skull = {
      { text = "-X. X is the most doom on a Cultist.", modifier = "0 - most(enemies: it.doom * (it is cultist))" },
      { text = "-X. X is all doom in play.", modifier = "0 - doom_in_play" },
    },
    cultist = {
      { text = "-2. Place 1 doom on the nearest Cultist enemy.", modifier = "0 - 2",
        effect = function(_, you) place_doom(nearest_enemy(you, "cultist"), 1) end },
      { text = "-2. Place 1 doom on each Cultist enemy; if there is none, reveal another token.", modifier = "0 - 2",
        effect = doom_on_each },
    },
    tablet = {
      { text = "-3. If you fail, place 1 of your clues on your location.", modifier = "0 - 3", fail = lose_clues(1) },
      { text = "-4. If you fail, place all your clues on your location.", modifier = "0 - 4", fail = lose_clues() },
    },
  },
}
