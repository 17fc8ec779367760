-- The Dream-Eaters. Icons unverified.
return asset {
  name = "Summoned Hound", class = "mystic", level = 1, cost = 3, icons = { combat = 1, intellect = 1 },
  traits = { "Ally", "Summon" }, slots = { "ally", "arcane" },
  extra_cost = { can = "any(bonded_cards: it is unbound_beast) and any(deck)", pay = function(_, you)
    local beasts = filter(find("bonded_cards", you), function(card) return card:is "unbound_beast" end)
    return beasts[1]:shuffle_into("deck", you)
  end },

  action "Exhaust this: fight with a base combat of 5." {
    cost = cost.exhaust(), fight = { bonus = "5 - base_now(combat, you)" },
  },
  action "Exhaust this: investigate with a base intellect of 5." {
    cost = cost.exhaust(), investigate = { bonus = "5 - base_now(intellect, you)" },
  },
}
