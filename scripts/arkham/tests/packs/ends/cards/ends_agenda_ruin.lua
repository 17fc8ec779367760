-- Asks the lead after it may have changed the lead.
return agenda { name = "Agenda of ruin", doom = 9,
  advance "The lead takes 1 damage. The lead chooses an investigator, who takes 1 horror." {
    effect = function()
      game.lead:take_damage(1)
      choose(game.lead, "Who takes the horror?", players()):take_horror(1)
    end } }
