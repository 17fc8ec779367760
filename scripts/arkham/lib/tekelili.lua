-- The Tekeli-li deck: weaknesses that scenarios hand out, and that go back to it when they have resolved. It lies
-- facedown beneath the scenario's card, so nothing that speaks of another deck touches it. It has no zone of its own:
-- the number of zones is a part of every position's hash. (Rules Reference: Tekeli-li!)

local guarded = require("lib/immunity").guarded

engine.game {
  tags = {
    { "tekelili", "A weakness that belongs to the Tekeli-li deck." },
  },
  sets = {
    tekelili_deck = { about = "The Tekeli-li deck, its top card first.", zones = { "beneath_facedown" },
      where = "it is tekelili and it.parent in scenario" },
  },
}

local tekelili, verbs = {}, {}

--- tekelili.add(d: table, f: table). Marks the definition of a Tekeli-li weakness.
function tekelili.add(d, f)
  if not f.tekelili then return end
  if f.weakness ~= true then
    fields.fault("tekelili", "`tekelili` is for a weakness that is neither basic nor signature", "write weakness = true")
  end
  d.tags[#d.tags + 1] = "tekelili"
  d.data.tekelili = true
end

-- The cards of the scenario's own pack; all there are if it has none.
local function cards_of(host)
  local all, pack = cards_with "tekelili", host.id:match "^[^:]+:"
  local own = filter(all, function(id) return id:sub(1, #pack) == pack end)
  return own[1] and own or all
end

--- tekelili.build(). The set-up of a scenario that uses the deck: all copies that no investigator's deck holds, shuffled.
function tekelili.build()
  local host, held, made = top "scenario", {}, {}
  for _, inv in ipairs(seats()) do
    for _, card in ipairs(cards_in("deck", inv)) do held[card.id] = (held[card.id] or 0) + 1 end
  end
  for _, id in ipairs(cards_of(host)) do
    for _ = (held[id] or 0) + 1, data_of(id).copies or 1 do made[#made + 1] = create(id, "set_aside") end
  end
  for _, card in ipairs(pick_some(made, #made)) do card:move("beneath_facedown", nil, true, host) end
end

--- card:in_tekelili_deck(): boolean. Is the card in the Tekeli-li deck, whoever had it before? Rules Reference:
--- Tekeli-li!
function verbs.in_tekelili_deck(card)
  return card.zone == "beneath_facedown" and card:is "tekelili" and card.parent == top "scenario"
end

--- inv:add_tekelili(n?: integer, on_top?: boolean): integer. Shuffles the top n (1) cards of the Tekeli-li deck into the
--- investigator's deck; on_top: puts them on top of it instead. They stay in that deck, also from scenario to scenario,
--- until they return. Returns how many there were. Rules Reference: Tekeli-li!
function verbs.add_tekelili(inv, n, on_top)
  local list = find "tekelili_deck"
  local count = math.min(n or 1, #list)
  for i = 1, count do
    give(list[i], inv)
    list[i]:move("deck", inv)
  end
  if count > 0 and not on_top then shuffle("deck", inv) end
  return count
end

--- card:return_to_tekelili(): boolean. The card goes to the bottom of the Tekeli-li deck, and is no longer in its
--- investigator's deck. False: it cannot leave where it is, or the scenario has no such deck. Rules Reference: Tekeli-li!
function verbs.return_to_tekelili(card)
  local host = top "scenario"
  if not (host and host.data.tekelili and card:is "tekelili") or card:in_tekelili_deck() then return false end
  if card.in_play then
    leave_together({ card }, function() return "set_aside" end)
    if card.zone ~= "set_aside" then return false end
  end
  card:move("beneath_facedown", nil, true, host)
  return true
end

engine.verbs(guarded(verbs, { touched = { return_to_tekelili = false } }))

return tekelili
