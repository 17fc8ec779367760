-- Clues on Sea spaces feed it.
local function clues_at_sea()
  return filter(find "clues", function(clue) return clue.place:is "sea" end)
end

return ancient_one {
  name = "The Drowned Bell", title = "Tongue of the Deep", doom = 13, memory = { "tolls" }, mysteries = 3,
  mythos = { { 1, 2, 1 }, { 2, 3, 1 }, { 2, 4, 0 } },
  cultist = {
    strength = 0, damage = 1, toughness = 1,
    on_defeat "The investigator that defeated it loses 1 Sanity." (function(_, inv)
      if inv then inv:lose_sanity(1) end
    end),
  },

  reckoning "Doom advances by 1 if there is a Clue on a Sea space; otherwise 1 Clue spawns." (function()
    if #clues_at_sea() > 0 then advance_doom(1) else spawn_clue() end
  end),
  -- The back of the sheet.
  named "awakens" "Each investigator on a Sea space is devoured." (function()
    for _, inv in ipairs(players()) do
      if inv.place and inv.place:is "sea" then inv:devour() end
    end
  end),
  named "doom" "The bell tolls; with the third toll the game is lost." (function(me)
    me.tolls = me.tolls + 1
    if me.tolls >= 3 then lose_game("card", me) end
  end),
  named "awakened_reckoning" "Each investigator loses 1 Health and 1 Sanity." (function()
    for _, inv in ipairs(players()) do
      inv:lose_health(1)
      inv:lose_sanity(1)
    end
  end),
  encounter "Silence the Bell" {
    anywhere = true, condition = { "awake == 1", "solved >= 3", "place(you) is sea" },
    effect = { test("lore", -1, { pass = may(spend_clues(2), token_on_sheet()) }) },
  },
  named "counts" "With Eldritch tokens for half of the investigators the Final Mystery is solved." (function(me)
    if game.awake == 1 and me.eldritch >= half_of_us() then win_game "final_mystery" end
  end),
}
