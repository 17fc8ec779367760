-- The monster icons are stand-ins.
return ancient_one_card {
  name = "Yog-Sothoth", standin = true, doom = 10, elder_signs = 10, monster_icons = { 3, 5, 7 }, combat = "L L I3",

  forced "An other world that is failed leaves the game; when none is left, it awakens." {
    after = "failed", condition = "card is other_world and card in other_worlds",
    effect = function(_, _, _, event)
      close_gate(event.card, "box")
      if size "other_worlds" + size "other_world_deck" == 0 then awaken() end
    end,
  },
  attack "Each investigator gives up a trophy or is devoured." { together = true, effect = function()
    for _, inv in ipairs(players()) do
      if not inv:pay_trophies(1) then inv:devour() end
    end
  end },
}
