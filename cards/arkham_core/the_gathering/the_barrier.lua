local function spenders()
  return filter(players(), function(inv) return inv.place and inv.place.title == "Hallway" end)
end

return act {
  name = "The Barrier", code = "01109", clues = "3 * players", objective = true,

  reaction "When the round ends: investigators in the Hallway may, as a group, spend the clues to advance." {
    when = "round_ends", faces = { 0 },
    condition = { "sum(investigators: spendable_clues) >= me.clue_threshold", function(me, you)
      local from = spenders()
      return spendable_clues(from) >= me:check "clue_threshold" and contains(from, you)
    end },
    effect = function(me)
      spend_clues(spenders(), me:check "clue_threshold")
      advance_act()
    end,
  },

  advance "Reveal the Parlor; put Lita Chantler into play there; spawn the Ghoul Priest in the Hallway." {
    effect = function()
      local hallway, parlor
      for _, place in ipairs(find "locations") do
        if place.title == "Hallway" then hallway = place end
        if place.title == "Parlor" then parlor = place end
      end
      parlor:reveal()
      set_aside_card "lita_chantler":move("board", nil, false, parlor)
      set_aside_card "ghoul_priest":spawn(nil, hallway)
    end,
  },
}
