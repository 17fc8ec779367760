-- template investigators: an investigator, with signature card, weakness and deck
-- With it come cards/card_name_keepsake.lua, cards/card_name_debt.lua and decks/card_name.yaml.
return investigator {
  name = "Card Name",
  subtitle = "The Newcomer",
  class = "seeker",
  traits = { "Drifter" },
  willpower = 3, intellect = 4, combat = 2, agility = 3,
  health = 7, sanity = 7,

  -- The cards from which a deck may be built, and the cards that it must have.
  deck_size = 30,
  deck_options = { { class = "seeker", level = { 0, 5 } }, { class = "survivor", level = { 0, 2 } },
    { class = "neutral", level = { 0, 5 } } },
  requires = { "card_name_keepsake", "card_name_debt", "random_basic_weakness" },

  -- `me` is the card, `you` the investigator who uses the ability. For an investigator's own ability both are the same.
  reaction "After you discover clues: gain 1 resource." {
    after = "clues_discovered", condition = "investigator == me", limit = "round",
    effect = function(_, you) you:gain(1) end,
  },

  elder_sign = { text = "+1 for each clue you have.", modifier = "me.clues" },
}
