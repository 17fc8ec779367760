local ENCOUNTER = "the encounter deck"

return asset {
  name = "Scrying", code = "01061", class = "mystic", level = 0, cost = 1, icons = { intellect = 1 },
  traits = { "Spell" }, slots = { "arcane" }, uses = { charges = 3 },

  action "Exhaust this and spend 1 charge: look at the top 3 cards of a deck and return them in any order." {
    cost = { cost.exhaust(), cost.spend(1) },
    condition = function(me, you) return size "encounter_deck" > 0 or any("decks", you, me), "every deck is empty" end,
    effect = function(_, you)
      local decks = filter(players(), function(inv) return size("deck", inv) > 0 end)
      if size "encounter_deck" > 0 then decks[#decks + 1] = ENCOUNTER end
      local deck = choose(you, "Look at which deck?", decks)
      if deck == ENCOUNTER then
        you:look_at_top(3, "encounter_deck")
      elseif deck then
        you:look_at_top(3, "deck", deck)
      end
    end,
  },
}
