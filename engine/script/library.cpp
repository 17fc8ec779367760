#include "script/bind.hpp"

namespace misk::script {

// The part of the API that takes callbacks or keeps a protocol across yields: it must be Lua, since a yield
// cannot cross a C call. It runs with the raw bindings (`raw`) and returns what packs see.
const char* library_source() {
  return R"lua(
local raw = ...
local api = {}

for _, name in ipairs { "cards_in", "top", "size", "move_all", "shuffle", "pick", "roll", "create", "find", "players", "seats",
    "distance", "connected", "current", "expire", "random", "avatar", "give", "cards_with", "note", "card_exists", "data_of",
    "call_procedure", "resolving", "before", "after", "could", "usable", "dice_odds", "prefer", "same_ability" } do
  api[name] = raw[name]
end

--- method.NAME: the methods of cards as plain functions: method.move(card, "hand", you) is card:move("hand", you)
--- without the look-up. For rules that run all the time; cards need not care.
api.method = raw.method

--- event(point, actor, subject, object, amount, body) -> happened, amount
--- Announces that something is about to happen (would, when), lets it happen (body, given the amount that is left),
--- and announces that it has (at/if, after) when the running effect is done. A body that returns false says that it
--- did not happen after all. Rules Reference: Nested Sequences; Effects.
function api.event(point, actor, subject, object, amount, body)
  local go, left = raw.before(point, actor, subject, object, amount)
  if go ~= 1 then return false, 0 end
  if body and body(left) == false then return false, 0 end
  raw.after(point, actor, subject, object, left)
  return true, left
end

--- flush(): resolves now the reactions that wait for the end of the running effect.
function api.flush()
  repeat local more = raw.flush_one() until more == -1
end

--- choose(you, prompt, list [, options]) -> element, or a list when options.max > 1
--- options: min (default 1), max (default 1), optional (min 0). Elements are cards or texts. Only real choices are
--- asked. With nothing to choose from the result is nil (or an empty list).
function api.choose(you, prompt, list, options)
  list = raw.choosable(list)
  local n = #list
  local min, max = 1, 1
  if options then
    max = options.max or 1
    min = options.min or 1
    if options.optional then min = 0 end
  end
  local many = max > 1 or (options and options.many)
  if max > n then max = n end
  if min > n then min = n end
  if n == 0 or max == 0 then
    if many then return {} end
    return nil
  end
  if min == n and max == n then
    if many then return list end
    return list[1]
  end
  local answer = { raw.ask_choice(you, prompt, list, min, max) }
  if not many then
    if answer[1] == 0 then return nil end
    return list[answer[2] + 1]
  end
  local chosen = {}
  for i = 1, answer[1] do chosen[i] = list[answer[1 + i] + 1] end
  return chosen
end

--- choose_number(you, prompt, min, max) -> number
function api.choose_number(you, prompt, min, max)
  if min >= max then return min end
  local _, n = raw.ask_number(you, prompt, min, max)
  return n
end

--- initiate(card, ability, you [, terms]) -> boolean
--- An effect has an ability used, with its limit and its costs; the terms are those of could(). False when it could not
--- be used, or its costs were not wholly paid.
function api.initiate(card, ability, you, terms) return raw.initiate(card, ability, you, terms) == 1 end

--- choose_ability(you, prompt, list) -> element of a list as usable() gives it, or nil for an empty one.
function api.choose_ability(you, prompt, list)
  if #list < 2 then return list[1] end
  local _, n = raw.ask_ability(you, prompt, list)
  return list[n + 1]
end

--- confirm(you, prompt) -> boolean
function api.confirm(you, prompt)
  return api.choose(you, prompt, { "yes", "no" }) == "yes"
end

--- choose_each(prompt, who, lists [, options]) -> list of lists, one for each player asked
--- Everybody is asked in one request, each with a list of his own, in player order; it is answered when all have
--- answered, and until then nobody learns what the others have chosen.
function api.choose_each(prompt, who, lists, options)
  local min = options and options.min or 1
  local max = options and options.max or 1
  local from = lists
  lists = {}
  for i = 1, #who do lists[i] = raw.choosable(from[i]) end
  local order, asked, given = {}, {}, {}
  for _, player in ipairs(raw.players()) do
    for i = 1, #who do
      if who[i] == player then order[#order + 1] = i end
    end
  end
  for n, i in ipairs(order) do asked[n], given[n] = who[i], lists[i] end
  local results, at = {}, 1
  for i = 1, #who do results[i] = {} end
  if #order == 0 then return results end
  local answer = { raw.ask_everybody(prompt, asked, given, min, max) }
  for n, i in ipairs(order) do
    for j = 1, answer[at] do results[i][j] = given[n][answer[at + j] + 1] end
    at = at + answer[at] + 1
  end
  return results
end

local function restore(was, ...)
  raw.by_rules(was)
  return ...
end

--- by_rules(f, ...) -> what f(...) gives. The rules do that, not the card whose effect resolves: no card is immune to it.
function api.by_rules(f, ...) return restore(raw.by_rules(true), f(...)) end

--- finish(outcome): the game is over; nothing after this call is run.
function api.finish(outcome) raw.finish_game(outcome) end

--- game.NAME: the game's own numbers and components (round, lead, ...), read and written by name.
api.game = setmetatable({}, { __index = raw.global_get, __newindex = raw.global_set, __metatable = false })

--- each(list, f): f(element) for every element of a copy of the list; f may ask and may change what was listed.
function api.each(list, f)
  local copy = {}
  for i = 1, #list do copy[i] = list[i] end
  for i = 1, #copy do f(copy[i]) end
end

--- filter(list, f) -> list of the elements for which f holds.
function api.filter(list, f)
  local out = {}
  for i = 1, #list do if f(list[i]) then out[#out + 1] = list[i] end end
  return out
end

--- contains(list, x) -> boolean
function api.contains(list, x)
  for i = 1, #list do if list[i] == x then return true end end
  return false
end

--- pick_from(list) -> an element at random, from the game's own random source.
function api.pick_from(list)
  if #list == 0 then return nil end
  return list[raw.random(#list)]
end

-- What the constructors of every game do with the fields of a card.

local function set_of(...)
  local set = {}
  for _, list in ipairs { ... } do
    for _, name in ipairs(list) do set[name] = true end
  end
  return set
end

local function distance_between(a, b)
  local row = {}
  for j = 0, #b do row[j] = j end
  for i = 1, #a do
    local diagonal = row[0]
    row[0] = i
    for j = 1, #b do
      local cost = a:sub(i, i) == b:sub(j, j) and 0 or 1
      local best = math.min(row[j] + 1, row[j - 1] + 1, diagonal + cost)
      diagonal = row[j]
      row[j] = best
    end
  end
  return row[#b]
end

-- Level 3: the card's line, not the constructor's.
local function check_fields(t, allowed, what)
  for key in pairs(t) do
    if type(key) == "string" and not allowed[key] then
      local best, near = 3, nil
      for name in pairs(allowed) do
        local d = distance_between(key, name)
        if d < best then best, near = d, name end
      end
      error("unknown field '" .. key .. "' in " .. what .. (near and "; did you mean '" .. near .. "'?" or ""), 3)
    end
  end
end

local function list_of(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

local function with(list, more)
  local out = {}
  for _, x in ipairs(list) do out[#out + 1] = x end
  for _, x in ipairs(list_of(more)) do out[#out + 1] = x end
  return out
end

local function tag_of(text)
  return (text:lower():gsub("[^a-z0-9]+", "_"))
end

local LIMIT = set_of { "count", "per", "scope" }
local function limit_of(limit, what)
  if limit == nil then return nil end
  if type(limit) == "string" then limit = { per = limit } end
  check_fields(limit, LIMIT, "the limit of " .. what)
  return { count = limit.count or 1, per = limit.per, scope = limit.scope }
end

local TARGET = set_of { "where", "filter", "optional" }
local function target_of(set, options)
  options = options or {}
  check_fields(options, TARGET, "a target")
  return { set = set, where = options.where, filter = options.filter, optional = options.optional }
end

-- One cost, a list of them, or none.
local function costs_of(cost)
  return with({}, cost and not cost[1] and { cost } or cost)
end

--- fields: for constructors. fields.set_of(lists...) -> set; fields.check(t, allowed set, what): a misspelt field is an
--- error at the card's line; fields.list_of(x) -> list; fields.with(list, more) -> list; fields.tag_of(text) -> tag;
--- fields.limit(a period, { count =, per =, scope = } or nil, what) -> limit of an ability; fields.target(set, { where =,
--- filter =, optional = } or nil) -> target; fields.costs(a cost, a list of them, or nil) -> list.
api.fields = { set_of = set_of, check = check_fields, list_of = list_of, with = with, tag_of = tag_of,
  limit = limit_of, target = target_of, costs = costs_of }

return api
)lua";
}

}  // namespace misk::script
