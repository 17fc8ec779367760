-- template spells: a spell, with its price on the back
return spell {
  name = "Card Name",
  traits = { "incantation" },    -- incantation, ritual, glamour

  -- Casting it is a Lore test: in combat here, as an action with `action = true`. The effect of `pass` comes first;
  -- then the Spell is flipped, and the back has the price of the casting, or a further gain.
  casting "In combat: test Lore; on a pass, +2 Strength in this combat." {
    window = "combat", limit = "combat",
    pass = function(you) you:gain_bonus("strength", 2, "combat") end,
  },

  -- One copy for each back; nobody knows which copy they have. Rows by the result of the test: the highest row that is
  -- reached counts. A row is a list of steps (scripts/eldritch/README.md).
  backs = {
    { [0] = unless(losing_sanity(2), discard_this()), [1] = lose_sanity(1), [3] = {} },
    { [0] = { lose_sanity(1), discard_this() }, [2] = lose_health(1) },
  },
}
