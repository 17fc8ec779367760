-- Reacts to events of anybody, so that a test sees when the reaction comes.
local function regain(_, you) you:gain_sanity(1) end

return common_item {
  name = "Camera", copies = 0,

  forced "After sanity is lost, you gain a clue." {
    after = "sanity_lost", effect = function(_, you) you:gain_clues(1) end,
  },
  forced "After stamina is lost, you gain a clue." {
    after = "stamina_lost", effect = function(_, you) you:gain_clues(1) end,
  },
  forced "After stamina is regained, you gain a clue." {
    after = "stamina_gained", effect = function(_, you) you:gain_clues(1) end,
  },
  forced "After a monster appears, you regain 1 sanity." { after = "monster_appears", effect = regain },
  forced "After a monster is overcome, you lose a clue." {
    after = "monster_defeated", effect = function(_, you) you:lose_clues(1) end,
  },
  forced "After a gate opens, you regain 1 sanity." { after = "gate_opens", effect = regain },
  forced "After doom is added, you regain 1 sanity." { after = "doom_added", effect = regain },
  forced "After somebody gains an ally, you regain 1 sanity." {
    after = "card_gained", condition = "card is ally", effect = regain,
  },
  forced "After it awakens, you regain 1 sanity if you are with it." {
    after = "awakens", condition = "place(you) is ancient_one", effect = regain,
  },
}
