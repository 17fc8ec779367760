-- template unique: a unique item
return unique_item {
  name = "Card Name",

  free "Spend: re-roll any dice." {
    window = "after_roll", condition = "any(pool)", cost = cost.spend(),
    effect = function(_, you)
      reroll(you, choose(you, "Which dice do you re-roll?", cards_in "pool", { max = 8, many = true, purpose = "reroll" }))
    end,
  },
}
