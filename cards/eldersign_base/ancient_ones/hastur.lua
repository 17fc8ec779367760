return ancient_one_card {
  name = "Hastur", standin = true, doom = 12, elder_signs = 13, monster_icons = { 3, 5, 7, 9 }, combat = "L IX",
  text = "X: the monsters in play when the last doom token was placed, at least 1.",

  forced "While it sleeps no doom token is removed." {
    would = "doom_removed", condition = "not awake", effect = function(_, _, _, event) event:cancel() end,
  },
  attack "Each investigator loses 2 sanity." { together = true, effect = function()
    for _, inv in ipairs(players()) do inv:lose_sanity(2) end
  end },
}
