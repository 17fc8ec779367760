-- The Circle Undone. Without his signature cards.
local REVEALED = "it in beneath and it.parent == me"

return investigator {
  name = "Joe Diamond", class = "seeker", traits = { "Detective" },
  willpower = 2, intellect = 4, combat = 4, agility = 2, health = 8, sanity = 6, deck_size = 40,
  deck_options = { { class = "seeker", level = { 0, 5 } }, { class = "neutral", level = { 0, 5 } },
    { class = "guardian", level = { 0, 2 } } },
  requires = { "random_basic_weakness" },
  hunch = { size = 11, cards = { "event", "insight" } },

  forced "When the investigation phase begins: turn the top card of your hunch deck faceup." {
    after = "phase_begins", condition = { "amount == 2", "any(hunch_deck)" },
    effect = function(me, you) you:hunch_card():put_beneath(me) end,
  },
  constant "You may play that card as if it were in your hand. It costs 2 less." {
    modify = { { value = "as_if_in_hand", where = REVEALED }, { value = "cost", amount = -2, where = REVEALED } },
  },
  forced "When the investigation phase ends: shuffle that card into your hunch deck." {
    at = "phase_ends", condition = { "amount == 2", "any(beneath_me: it in beneath)" },
    effect = function(me, you)
      for _, card in ipairs(cards_beneath(me)) do card:put_beneath(me, true) end
      you:shuffle_hunch_deck()
    end,
  },

  elder_sign = { text = "+1. Draw 1 card if you succeed.", modifier = 1, success = function(_, you) you:draw(1) end },
}
