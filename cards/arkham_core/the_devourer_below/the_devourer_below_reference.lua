local MONSTERS = "count(enemies: it is monster)"

local function ancient_one_in_play()
  return #filter(find "enemies", function(enemy) return enemy:is "ancient_one" end) > 0
end

local function doom_on_nearest(n)
  return function(_, you) place_doom(nearest_enemy(you), n) end
end

return reference {
  name = "The Devourer Below (reference)", code = "01142",
  tokens = {
    skull = {
      { text = "-1 for each Monster enemy in play.", modifier = "0 - " .. MONSTERS },
      { text = "-3. If you fail, draw a Monster enemy from the encounter deck or discard pile after this test.",
        modifier = "0 - 3", fail = function(me, you) me:arm("hunt", you) end },
    },
    cultist = {
      { text = "-2. Place 1 doom on the nearest enemy.", modifier = "0 - 2", effect = doom_on_nearest(1) },
      { text = "-4. Place 2 doom on the nearest enemy.", modifier = "0 - 4", effect = doom_on_nearest(2) },
    },
    tablet = {
      { text = "-3. If there is a Monster enemy at your location, take 1 damage.", modifier = "0 - 3",
        effect = harm_beside("monster", 1, 0) },
      { text = "-5. If there is a Monster enemy at your location, take 1 damage and 1 horror.", modifier = "0 - 5",
        effect = harm_beside("monster", 1, 1) },
    },
    elder_thing = {
      { text = "-5. If there is an Ancient One in play, reveal another token.", modifier = "0 - 5",
        another = ancient_one_in_play },
      { text = "-7. If there is an Ancient One in play, reveal another token.", modifier = "0 - 7",
        another = ancient_one_in_play },
    },
  },

  named "hunt" "Search the encounter deck and discard pile for a Monster enemy and draw it; shuffle the deck." {
    after = "test_ends", effect = function(_, you) you:search_encounter { "monster", "enemy" } end,
  },
}
