-- Keys: cards that lie on a location, an enemy or a story asset, until an investigator takes control of them. They do
-- nothing by themselves; cards ask who has them. A key lies in the zone `attached`, with the card on which it lies as
-- its parent. A facedown key is a card of its own, the back that all of them have in common. Which key it is, is
-- decided at random when it is turned over: until then nobody can know it, and so there is nothing to hide. Rules
-- Reference, Glossary: Keys.

local wanted = require "lib/wanted"
local WHO_HERE = require("lib/abilities").WHO_HERE
local definitions = require "common:lib/definitions"
local constructor, schema = fields.constructor, fields.schema
local move, is = method.move, method.is

-- Here and not in game.lua, where they would change the numbers of what the base game has.
engine.game {
  tags = {
    { "key_token", "A key: what investigators find and hold. The trait Key makes no card one." },
    { "facedown_key", "A key that lies facedown." },
  },
  sets = {
    keys = { about = "Keys in play.", zones = { "attached" }, where = "it is key_token" },
    my_keys = { about = "Keys that `you` control.", zones = { "attached" }, where = "it is key_token and it.parent == you" },
    keys_here = { about = "Keys on the location of `you`.", zones = { "attached" },
      where = "it is key_token and it.parent == place(you)" },
    all_keys = { about = "All keys of the game, wherever they are.",
      zones = { "attached", "set_aside", "removed", "victory" }, where = "it is key_token" },
  },
  timing_points = {
    key_taken = { about = "An investigator has taken control of a key.", actor = "the investigator",
      subject = "the key", text = "{actor} takes the {subject}.", cite = "Rules Reference, Glossary: Keys",
      can_be = { actor = "investigator", subject = "key_token" }, called = { actor = "investigator", subject = "key" } },
    key_placed = { about = "A key has been placed on a card.", subject = "the key", object = "the card",
      text = "The {subject} is placed on {object}.", cite = "Rules Reference, Glossary: Keys",
      can_be = { subject = "key_token", object = "any" }, called = { subject = "key", object = "card" } },
  },
}

local verbs = {}

-- The keys that lie facedown: those of the scenario's facedown keys of which no card shows its face.
local function still_facedown()
  local left, shown = {}, find "all_keys"
  for _, id in ipairs(scenario_data().facedown_keys or {}) do
    local data, seen = data_of(id), false
    for _, key in ipairs(shown) do seen = seen or key.data == data end
    if not seen then left[#left + 1] = id end
  end
  return left
end

--- key:turn_faceup(). Turns a facedown key over: only now it is known which one it is. Rules Reference: Keys.
function verbs.turn_faceup(key)
  if not is(key, "facedown_key") then return end
  local id = pick_from(still_facedown())
  if id then key:turn_into(id) end
end

-- Nobody controls a key that lies on a card of the scenario.
local function place(key, host)
  move(key, "attached", nil, false, host)
  key.controller = nil
  after("key_placed", nil, key, host)
end

local function set_aside_keys(tag)
  return filter(cards_in "set_aside", function(card) return is(card, tag) end)
end

--- card:place_facedown_key(): card?. Places a set-aside key that lies facedown on the card, and returns it; nil if there
--- is none.
function verbs.place_facedown_key(card)
  local key = set_aside_keys "facedown_key"[1]   -- which of them it is nobody knows yet
  if key then place(key, card) end
  return key
end

--- card:place_key(which?: card|card_id): card?. Places a key on the card: that key, or the one with that id that is set
--- aside, or without `which` one of all that are set aside, at random. Returns the key; nil if there is none. Rules
--- Reference: Keys.
function verbs.place_key(card, which)
  local key = which
  if which and type(which) ~= "string" then wanted.kind(which, "key_token", "place_key") end
  if not which then
    key = pick_from(set_aside_keys "key_token")
  elseif type(which) == "string" then
    if not card_exists(which, "key_token") then
      error("there is no key '" .. which .. "'; correct the id, or write the key", 2)
    end
    key = set_aside_card(which)
  end
  if key then place(key, card) end
  return key
end

--- card:keys(): card[]. The keys on the card. Of an investigator, those that they control. Rules Reference: Keys.
function verbs.keys(card)
  return filter(find "keys", function(key) return key.parent == card end)
end

--- take_key(inv: card, key: card). The investigator takes control of the key: it is turned faceup and lies on
--- their card. In an effect inv:take_control(key) does this. Rules Reference: Keys.
local function take_key(inv, key)
  if key.parent == inv then return end
  verbs.turn_faceup(key)
  move(key, "attached", nil, false, inv)
  key.controller = inv
  after("key_taken", inv, key)
end

local function take_each(inv, keys)
  for _, key in ipairs(keys) do take_key(inv, key) end
end

-- An investigator causes what they do, and what their cards do.
local function causer(by)
  local inv = by and (is(by, "investigator") and by or is(by, "player_card") and by.controller)
  return inv and is_playing(inv) and inv or nil
end

-- Without a location the key is out of play, set aside as it was before.
local function fall(key, where)
  if where then place(key, where) else move(key, "set_aside") end
end

--- release_keys(cards: card[], by?: card). For cards that are about to leave play: what becomes of the keys on them.
--- `by` is the investigator, or the card, that causes it. Rules Reference: Keys.
local function release_keys(cards, by)
  local inv = causer(by)
  for _, card in ipairs(cards) do
    local keys = verbs.keys(card)
    if inv and is(card, "enemy") then
      take_each(inv, keys)
    else
      local where = not is(card, "location") and card.place or nil
      for _, key in ipairs(keys) do fall(key, where) end
    end
  end
end

--- drop_keys(inv: card, where?: card). For an investigator who is eliminated: their keys are placed on that location.
--- Rules Reference: Keys.
local function drop_keys(inv, where)
  for _, key in ipairs(verbs.keys(inv)) do fall(key, where) end
end

-- --- the cards -------------------------------------------------------------------------------------------------------

-- One card for all: the first key on a location, or of an investigator, offers what can be done with all of them.
local function key_abilities()
  return {
    free "Take control of each key on this location." {
      name = "take_keys", who = WHO_HERE, cite = "Rules Reference, Glossary: Keys",
      condition = { "me.parent in locations", "me.parent.clues == 0", "first(keys: it.parent == me.parent) == me" },
      effect = function(me, you) together(take_each, you, me.parent:keys()) end,
    },
    action "Give any number of your keys to another investigator at your location." {
      name = "give_keys", cite = "Rules Reference, Glossary: Keys",
      condition = "first(my_keys) == me",
      target = target.investigator_here { where = "it ~= you" },
      effect = function(_, you, other)
        local keys = you:keys()
        together(take_each, other, choose(you, "Which keys do you give?", keys, { min = 1, max = #keys, many = true }))
      end,
    },
  }
end

schema("key_fields: definition_fields", "A key.", {
  { "tags?", "tag|tag[]", "Marks by which cards speak of it: any(my_keys: it is brass_key)." },
  { "facedown?", "true", "It is the back of keys: what lies on the table for each of them that is facedown." },
})
--- A key, or the back of facedown keys. Rules Reference: Keys.
local key = constructor("key: definition", "key_fields", function(f)
  local d = definitions.make("key", fields.with({ "key_token", f.facedown and "facedown_key" }, f.tags), f)
  d.data.facedown = f.facedown
  definitions.add(d, key_abilities())
  d.discard = "set_aside"   -- a key is never in a discard pile
  return d
end)

engine.verbs(verbs)

engine.export { key = key, take_key = take_key, release_keys = release_keys, drop_keys = drop_keys }
