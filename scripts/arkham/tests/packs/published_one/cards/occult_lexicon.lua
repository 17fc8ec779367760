-- The Dream-Eaters. Icons unverified.
return asset {
  name = "Occult Lexicon", class = "seeker", level = 0, cost = 2, icons = { intellect = 1 },
  traits = { "Item", "Tome", "Occult" }, slots = { "hand" },

  forced "After you play this: 1 set-aside Blood-Rite comes into your hand, the others into your deck." {
    after = "played", condition = { "card == me", "any(bonded_cards: it is blood_rite)" },
    effect = function(_, you)
      for i, rite in ipairs(find("bonded_cards", you)) do
        if rite:is "blood_rite" then
          rite:move(i == 1 and "hand" or "deck", you)
        end
      end
      shuffle("deck", you)
    end,
  },

  forced "When this leaves play: your copies of Blood-Rite leave the game." {
    when = "leaves_play", condition = "card == me",
    effect = function(me)
      for _, zone in ipairs { "hand", "deck", "discard" } do
        for _, card in ipairs(cards_in(zone, me.owner)) do
          if card:is "blood_rite" then card:move "removed" end
        end
      end
    end,
  },
}
