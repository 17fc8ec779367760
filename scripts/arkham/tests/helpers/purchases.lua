-- Campaigns for tests of purchases: Roland between two scenarios, with a deck and experience.

local decks = require "helpers/decks"

local purchases = {}

--- purchases.between(t, experience, changes): a game, the state of Roland's campaign after its first scenario, and his
--- record in it. `changes` are made in his deck after it was built, as by what happened since: { ID = count }.
function purchases.between(t, experience, changes)
  local g = t:game { locations = { "study" } }
  local state = g:call("campaign_begin", "night_of_the_zealot",
    { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
  t:equal(type(state) == "table" and state.stage or state, "ready")
  state = g:call("campaign_record", state, { scenario = state.scenario, resolution = "R1",
    log = { notes = {}, lists = {} }, chaos_bag = state.chaos_bag, investigators = {
      { investigator = "arkham_core:roland_banks", experience = experience, physical_trauma = 0,
        mental_trauma = 0 } } })
  local roland = state.investigators[1]
  for id, count in pairs(changes or {}) do
    roland.deck[g:call("full_card_id", id)] = count > 0 and count or nil
  end
  return g, state, roland
end

--- purchases.count(g, record, id): how many copies of the card the deck has.
function purchases.count(g, record, id) return record.deck[g:call("full_card_id", id)] or 0 end

--- purchases.try(g, state, action): Roland's record and the state after the action; nil and why when it is not allowed.
function purchases.try(g, state, action)
  action.investigator = action.investigator or "roland_banks"
  local new = g:call("campaign_do", state, action)
  if type(new) == "string" then return nil, new end
  return new.investigators[1], new
end

--- purchases.refused(t, g, state, action, text): the action is not allowed, and the message contains the text.
function purchases.refused(t, g, state, action, text)
  local _, why = purchases.try(g, state, action)
  t:truthy(type(why) == "string" and why:find(text, 1, true), type(why) == "string" and why or "it was allowed")
end

--- purchases.offered(g, state, action): the texts that are offered for the rest of that action.
function purchases.offered(g, state, action)
  local texts = {}
  action.investigator = "arkham_core:roland_banks"
  for i, each in ipairs(g:call("campaign_choices", state, action)) do texts[i] = each.text end
  return texts
end

return purchases
