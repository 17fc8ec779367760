return asset {
  name = "Arcane Initiate", code = "01063", class = "mystic", level = 0, cost = 1, icons = { willpower = 1 },
  traits = { "Ally", "Sorcerer" }, slots = { "ally" }, health = 1, sanity = 2,

  forced "After this enters play: place 1 doom on it." {
    after = "enters_play", condition = "card == me", effect = function(me) place_doom(me, 1) end,
  },

  free "Exhaust this: search the top 3 cards of your deck for a Spell card and draw it." {
    cost = cost.exhaust(), condition = "any(deck)",
    effect = function(_, you) you:search(3, { "spell" }, true) end,
  },
}
