-- The Scarlet Keys. Figures unverified.
return enemy { name = "Coterie Assassin", traits = { "Humanoid", "Coterie" }, fight = 4, health = 2, evade = 3,
  damage = 2, concealed = 1,
  forced "After you expose this: it attacks you." { after = "exposed", condition = "enemy == me", you = "investigator",
    effect = function(me, you) me:attack(you) end },
}
