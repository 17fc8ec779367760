-- The Forgotten Age. Figures of the attack unverified.
return asset {
  name = "Shards of the Void", class = "mystic", level = 3, cost = 3, icons = { willpower = 1, combat = 1 },
  traits = { "Spell" }, slots = { "arcane" }, uses = { charges = 3 }, seal = "zero", memory = { "released" },

  action "Spend 1 charge, release any number of tokens sealed here: fight with willpower, +1 damage for each." {
    cost = { cost.spend(1), { pay = function(me, you)
      me.released = choose_number(you, "How many tokens are released?", 0, #me:sealed_tokens())
      for _ = 1, me.released do me:sealed_tokens()[1]:release() end
    end } },
    fight = { skill = "willpower", damage = "me.released" },
  },

  reaction "After you reveal a 0 during this attack: seal it here." {
    after = "token_revealed", condition = { "test", "test.source == me", "token is zero" },
    effect = function(me, you, _, event) event.token:seal_on(me, you) end,
  },
}
