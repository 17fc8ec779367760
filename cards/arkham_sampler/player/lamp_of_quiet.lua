-- The other set-aside cards of the investigator are bonded to other cards.
local function quiet_hour(you)
  return filter(find("bonded_cards", you), function(card) return card.title == "Quiet Hour" end)[1]
end

return asset {
  name = "Lamp of Quiet", class = { "seeker", "mystic" }, level = 0, cost = 2, icons = { willpower = 1 },
  traits = { "Item", "Relic", "River" }, slots = { "hand" },
  action "Exhaust this: put a set-aside Quiet Hour into your hand." {
    cost = cost.exhaust(), condition = function(_, you) return quiet_hour(you) ~= nil, "no Quiet Hour is set aside" end,
    effect = function(_, you) quiet_hour(you):move("hand", you) end,
  },
}
