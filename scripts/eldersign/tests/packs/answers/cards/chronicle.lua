-- Reacts to events with a clue, so that a test sees when the reaction comes.
local function clue(_, you) you:gain_clues(1) end

return common_item {
  name = "Chronicle", copies = 0,

  forced "After a task has been completed, you gain a clue." { after = "task_completed", effect = clue },
  forced "After an elder sign, you gain a clue." { after = "elder_sign_gained", effect = clue },
  forced "After doom has been removed, you gain a clue." { after = "doom_removed", effect = clue },
  forced "After an adventure has been drawn, you gain a clue." { after = "adventure_drawn", effect = clue },
  forced "After a mythos card has been drawn, you gain a clue." { after = "mythos_drawn", effect = clue },
  forced "After midnight, you gain a clue." { after = "midnight", effect = clue },
  forced "After the clock has advanced, you gain a clue." { after = "clock_advances", effect = clue },
  forced "After the Ancient One has attacked, you gain a clue." { after = "ancient_one_attacks", effect = clue },
}
