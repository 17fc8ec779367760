return ancient_one_card {
  name = "Nyarlathotep", standin = true, doom = 11, elder_signs = 12, monster_icons = { 3, 5, 7, 9 }, combat = "L T",

  prepare "The masks join the monster cup." (function()
    for _, marker in ipairs(cards_in "box") do
      if marker:is "mask" then marker:move "cup" end
    end
  end),
  attack "Each investigator discards 1 clue or is devoured." { together = true, effect = function()
    for _, inv in ipairs(players()) do
      if inv:lose_clues(1) == 0 then inv:devour() end
    end
  end },
}
