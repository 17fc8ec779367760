-- A weapon that burns out: what it does as a token is revealed makes it leave play.
return asset {
  name = "Ends Spark", class = "mystic", cost = 1, traits = { "Spell" },

  action "Fight with willpower." { fight = { skill = "willpower" } },

  if_revealed "If a skull is revealed during this attack: take 1 damage and discard this." {
    tokens = { "skull" },
    effect = function(me, you)
      you:take_damage(1)
      me:leave_play()
    end,
  },
}
