return asset {
  name = "Research Librarian", code = "01032", class = "seeker", level = 0, cost = 2, icons = { agility = 1 },
  traits = { "Ally", "Miskatonic" }, slots = { "ally" }, health = 1, sanity = 1,

  reaction "After this enters play: search your deck for a Tome asset and add it to your hand." {
    after = "enters_play", condition = { "card == me", "any(deck)" },
    effect = function(_, you) you:search(nil, { "tome", "asset" }) end,
  },
}
