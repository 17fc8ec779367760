return asset {
  name = "Miss Doyle", class = "survivor", level = 1, cost = 1, icons = { agility = 1 },
  traits = { "Ally", "Creature" }, slots = { "ally" }, unique = true,

  forced "After this enters play: put one of your bonded cards into play, and shuffle the others into your deck." {
    after = "enters_play", condition = "card == me",
    effect = function(_, you)
      local cat = choose(you, "Which one comes?", find("bonded_cards", you))
      cat:enter_play(you)
      for _, card in ipairs(find("bonded_cards", you)) do card:shuffle_into("deck", you) end
    end,
  },
}
