-- The Path to Carcosa. Without her signature cards.
local function put(me, you, events, least, most)
  if not events[1] then return end
  local chosen = choose(you, "Which events go beneath Sefina?", events, { min = least, max = most, many = true })
  for _, card in ipairs(chosen) do card:put_beneath(me) end
end
local function events_in(zone, you)
  return filter(cards_in(zone, you), function(card) return card:is "event" and card.title ~= "The Painted World" end)
end

return investigator {
  name = "Sefina Rousseau", class = "rogue", traits = { "Artist" },
  willpower = 4, intellect = 2, combat = 2, agility = 4, health = 5, sanity = 9, deck_size = 30,
  deck_options = { { class = "rogue", level = { 0, 5 } }, { class = "neutral", level = { 0, 5 } },
    { class = "mystic", level = { 0, 2 } } },
  requires = { "random_basic_weakness" },

  named "opening_hand" "Draw 13 cards. Up to 5 events go beneath this card. Keep 8 of the others." {
    effect = function(me, you)
      you:draw_for_opening_hand(13)
      put(me, you, events_in("hand", you), 0, 5)
      you:keep_opening_hand(8)
    end,
  },

  action "Take 1 card from beneath this card into your hand." {
    condition = "any(beneath_me)",
    effect = function(me, you) choose(you, "Which card?", cards_beneath(me)):move("hand", you) end,
  },

  elder_sign = {
    text = "+3. You may put 1 event of your discard pile beneath this card.", modifier = 3,
    effect = function(me, you) put(me, you, events_in("discard", you), 0, 1) end,
  },
}
