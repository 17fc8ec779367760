-- Cards of level 0 that are exchanged between two scenarios, because a card of the deck says so: `swaps`.
-- lib/campaign_actions.lua, lib/campaign_choices.lua.

local purchases = require "helpers/purchases"
local between, try, refused, offered, count = purchases.between, purchases.try, purchases.refused, purchases.offered,
  purchases.count

local function texts(g, state)
  local all = {}
  for i, each in ipairs(g:call("campaign_choices", state)) do all[i] = each.text end
  return table.concat(all, "\n")
end

test("as many cards of level 0 as the card says are exchanged for nothing, and again before the next scenario", function(t)
  local g, state = between(t, 0, { deck_adapter = 1 })
  t:truthy(texts(g, state):find("Roland Banks: exchange a card of level 0, 2 left", 1, true))
  local before = count(g, state.investigators[1], "dodge")
  local roland, once = try(g, state, { act = "swap", card = "vicious_blow", remove = "dodge" })
  t:equal({ roland.experience, roland.swapped, count(g, roland, "dodge") }, { 0, 1, before - 1 })
  t:equal(count(g, roland, "vicious_blow"), count(g, state.investigators[1], "vicious_blow") + 1)
  t:equal(g:call("campaign_check", once).problems, {})
  t:truthy(texts(g, once):find("level 0, 1 left", 1, true))
  local _, twice = try(g, once, { act = "swap", card = "dodge", remove = "evidence" })
  refused(t, g, twice, { act = "swap", card = "evidence", remove = "dodge" }, "can exchange no more cards")
  t:falsy(texts(g, twice):find "exchange a card")
  local _, ready = try(g, twice, { act = "go_on" })
  t:equal(ready.investigators[1].swapped, nil)
end)

test("only cards of level 0 that the deck may have, in place of others that may go", function(t)
  local g, state = between(t, 9, { deck_adapter = 1, beat_cop_2 = 1 })
  refused(t, g, state, { act = "swap", card = "extra_ammunition", remove = "dodge" }, "is no card of level 0")
  refused(t, g, state, { act = "swap", card = "vicious_blow", remove = "beat_cop_2" }, "is no card of level 0")
  refused(t, g, state, { act = "swap", card = "shrivelling", remove = "dodge" }, "cannot have")
  refused(t, g, state, { act = "swap", card = "dodge", remove = "dodge" }, "a different card")
  refused(t, g, state, { act = "swap", card = "vicious_blow", remove = "shotgun" }, "no card of level 0")
  local _, once = try(g, state, { act = "swap", card = "deck_single", remove = "dodge" })
  refused(t, g, once, { act = "swap", card = "deck_single", remove = "evidence" }, "at most 1")
  local cards = offered(g, state, { act = "swap" })
  for _, text in ipairs(cards) do t:falsy(text:find "%(") end
  local goes = offered(g, state, { act = "swap", card = "arkham_core:vicious_blow" })
  t:truthy(#cards > 0 and #goes > 0)
  for _, text in ipairs(goes) do t:falsy(text:find "%(2%)" or text:find "Cover Up" or text:find "38 Special") end
end)

test("without such a card nothing is exchanged", function(t)
  local g, state = between(t, 9)
  refused(t, g, state, { act = "swap", card = "vicious_blow", remove = "dodge" }, "can exchange no more cards")
  t:falsy(texts(g, state):find "exchange a card")
end)
