-- The monster icons and the words of its awakening are stand-ins.
return ancient_one_card {
  name = "Yig", standin = true, doom = 8, elder_signs = 10, monster_icons = { 3, 5 }, combat = "P P",

  forced "An elder sign is lost when an investigator overcomes a Cultist by his dice." {
    after = "monster_defeated", condition = { "monster is cultist", "by_card == 0" }, effect = function() lose_elder_signs(1) end,
  },
  forced "An elder sign is lost when an investigator is devoured." {
    after = "devoured", effect = function() lose_elder_signs(1) end,
  },
  awakens "Each investigator discards a common item, a unique item and a spell, or is devoured." {
    together = true,
    effect = function()
      for _, inv in ipairs(players()) do
        local lacks = false
        for _, kind in ipairs { "common", "unique", "spell" } do
          local has = #filter(cards_in("possessions", inv), function(card) return card:is(kind) end) > 0
          lacks = lacks or not has
        end
        if lacks then
          inv:devour()
        else
          for _, kind in ipairs { "common", "unique", "spell" } do inv:discard_one(kind) end
        end
      end
    end,
  },
  attack "Each investigator discards 1 clue, or loses 1 sanity and 1 stamina." { together = true, effect = function()
    for _, inv in ipairs(players()) do
      local options = { "1 sanity and 1 stamina" }
      if inv.clues > 0 then options[2] = "1 clue" end
      if choose(inv, "What do you lose?", options, { purpose = "lose" }) == "1 clue" then
        inv:lose_clues(1)
      else
        inv:lose_together { "sanity", "stamina" }
      end
    end
  end },
}
