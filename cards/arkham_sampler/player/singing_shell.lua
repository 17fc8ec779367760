-- The other set-aside cards of the investigator are bonded to other cards.
local function undertone(you)
  return filter(find("bonded_cards", you), function(card) return card.title == "Undertone" end)[1]
end

return asset {
  name = "Singing Shell", class = "mystic", level = 0, cost = 1, icons = { willpower = 1 }, traits = { "Item", "Charm" },
  slots = { "accessory" },
  reaction "After you take horror, exhaust this: shuffle a set-aside Undertone into your deck." {
    after = "horror_placed", condition = { "card == you", "any(deck)", function(_, you) return undertone(you) ~= nil end }, cost = cost.exhaust(),
    effect = function(_, you) undertone(you):shuffle_into("deck", you) end,
  },
}
