return ancient_one_card {
  name = "Ithaqua", standin = true, doom = 9, elder_signs = 11, monster_icons = { 3, 5, 7 }, combat = "P T",

  forced "Whoever ends his turn at the entrance loses 1 stamina." {
    after = "turn_ends", condition = "investigator in investigators and place(investigator) in entrance", you = "investigator",
    effect = function(_, you) you:lose_stamina(1) end,
  },
  attack "Each investigator loses 2 stamina." { together = true, effect = function()
    for _, inv in ipairs(players()) do inv:lose_stamina(2) end
  end },
}
