-- The Dream-Eaters. Figures unverified.
return enemy { name = "Inconspicuous Zoog", traits = { "Creature", "Zoog" }, keywords = { "Aloof" },
  fight = 1, health = 1, evade = 3, damage = 1, swarming = 1,
  forced "After swarm cards come under this: the nearest investigator takes 1 horror." {
    after = "swarm_added", condition = { "enemy == me" }, you = "lead",
    effect = function(me) choose(game.lead, "Who is the nearest?", nearest(me, players())):take_horror(1) end,
  },
}
