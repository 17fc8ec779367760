return asset {
  name = "Book of Shadows", code = "01070", class = "mystic", level = 3, cost = 4,
  icons = { willpower = 1, intellect = 1 }, traits = { "Item", "Tome" }, slots = { "hand" },

  constant "You have 1 additional arcane slot." { you = { slot_arcane = 1 } },

  action "Exhaust this: add 1 charge to a Spell asset you control." {
    cost = cost.exhaust(),
    target = target.my_asset {
      where = "it is spell", filter = function(_, _, spell) return spell.data.uses_type == "charges" end,
    },
    effect = function(_, _, spell) spell:add_uses("charges", 1) end,
  },
}
