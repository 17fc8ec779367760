return ancient_one_card {
  name = "Shub-Niggurath", standin = true, doom = 10, elder_signs = 12, monster_icons = { 3, 5, 7 }, combat = "P P T",

  constant "Each monster has a further task of one terror." { monsters = { terror_task = 1 } },
  attack "Each investigator gives up a monster among his trophies or is devoured." {
    together = true,
    effect = function()
      for _, inv in ipairs(players()) do
        local list = filter(cards_in("trophies", inv), function(card) return card:is "monster" end)
        local given = choose(inv, "Which monster do you give up?", list)
        if given then given:spend() else inv:devour() end
      end
    end,
  },
}
