return ancient_one_card {
  name = "Cthulhu", doom = 11, elder_signs = 13, monster_icons = { 3, 5, 7, 9 }, combat = "T L P",

  constant "Each investigator's maximum sanity and stamina are 1 lower." {
    everybody = { max_sanity = -1, max_stamina = -1 },
  },
  attack "Each investigator lowers his maximum sanity or stamina by 1. Then add 1 doom." {
    together = true,
    effect = function()
      for _, inv in ipairs(players()) do
        local kind = choose(inv, "Which maximum is lowered?", { "sanity", "stamina" }, { purpose = "lose" })
        inv:lower_maximum(kind, 1)
      end
      add_doom(1)
    end,
  },
}
