-- The part of the API that takes callbacks or keeps a protocol across yields: a yield cannot cross a C call. It runs with
-- the raw bindings (`raw`) and returns what packs see.
local raw = ...
local api = {}

for _, name in ipairs { "cards_in", "top", "size", "move_all", "shuffle", "pick", "roll", "create", "find", "players", "seats",
    "distance", "connected", "current", "expire", "random", "avatar", "give", "cards_with", "note", "card_exists", "data_of",
    "whole_id", "call_procedure", "resolving", "before", "after", "could", "usable", "dice_odds", "prefer", "same_ability" } do
  api[name] = raw[name]
end

--- method: table<string, function>. The methods of cards as plain functions: method.move(card, "hand", you) is
--- card:move("hand", you) without the look-up. For rules that run all the time; cards need not care.
api.method = raw.method

--- event(point: timing_point, actor?: card, subject?: card, object?: card, amount?: integer, body?: function, ...: any):
--- boolean, integer. Announces that something is about to happen (would, when), lets it happen (body, given the amount that is left
--- and what comes after body here), and announces that it has (at/if, after). A body
--- that returns false says that it did not happen after all. Gives whether it happened, and the amount.
function api.event(point, actor, subject, object, amount, body, ...)
  local go, left = raw.before(point, actor, subject, object, amount)
  if go ~= 1 then return false, 0 end
  if body and body(left, ...) == false then return false, 0 end
  raw.after(point, actor, subject, object, left)
  return true, left
end

local hold, release, flush = raw.hold, raw.release, raw.flush

local function released(...)
  if not release() then
    repeat until flush()
  end
  return ...
end

--- together(f: function, ...: any): any. f(...) as one happening: what reacts to anything announced in it waits until all of it
--- is done. For what the rules do at the same time ("discard 2 cards"), and for an effect with "then", which comes before
--- anything that reacts to what stands in front of it. Gives what f gives.
function api.together(f, ...)
  hold()
  return released(f(...))
end

--- choose(you: card, prompt: string, list: any[], options?: choose_options): any. An element of the list (cards or texts), or
--- a list of them when it may be several. Only real choices are asked. With nothing to choose from the result is nil (or an
--- empty list).
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
    raw.unasked(you, prompt, list)
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

--- choose_number(you: card, prompt: string, min: integer, max: integer): integer. A number that the player chooses.
function api.choose_number(you, prompt, min, max)
  if min >= max then
    raw.unasked(you, prompt, { min })
    return min
  end
  local _, n = raw.ask_number(you, prompt, min, max)
  return n
end

--- initiate(card: card, ability: string|integer, you: card, terms?: terms): boolean. An effect has an ability used, with its limit and its costs; the terms are those of could(). False when it could not
--- be used, or its costs were not wholly paid.
function api.initiate(card, ability, you, terms) return raw.initiate(card, ability, you, terms) == 1 end

--- choose_ability(you: card, prompt: string, list: ability_use[]): ability_use?. An element of a list as usable() gives it, or
--- nil for an empty one.
function api.choose_ability(you, prompt, list)
  if #list < 2 then
    if list[1] then raw.unasked_ability(you, prompt, list[1]) end
    return list[1]
  end
  local _, n = raw.ask_ability(you, prompt, list)
  return list[n + 1]
end

--- confirm(you: card, prompt: string): boolean. Yes or no.
function api.confirm(you, prompt)
  return api.choose(you, prompt, { "yes", "no" }) == "yes"
end

--- choose_each(prompt: string, who: card[], lists: any[][], options?: choose_each_options): any[][]. One list for each player asked.
--- Everybody is asked in one request, each with a list of his own, in player order; it is answered when all have
--- answered, and until then nobody learns what the others have chosen.
function api.choose_each(prompt, who, lists, options)
  local min = options and (options.optional and 0 or options.min) or 1
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

--- by_rules(f: function, ...: any): any. What f(...) gives. The rules do that, not the card whose effect resolves: no card is
--- immune to it.
function api.by_rules(f, ...) return restore(raw.by_rules(true), f(...)) end

--- finish(outcome: outcome). The game is over; nothing after this call is run.
function api.finish(outcome) raw.finish_game(outcome) end

--- game: table. The game's own numbers and cards (round, lead, ...), read and written by name: game.round.
api.game = setmetatable({}, { __index = raw.global_get, __newindex = raw.global_set, __metatable = false })

--- each(list: any[], f: fun(element: any)). f(element) for every element of a copy of the list; f may ask and may change what
--- was listed.
function api.each(list, f)
  local copy = {}
  for i = 1, #list do copy[i] = list[i] end
  for i = 1, #copy do f(copy[i]) end
end

--- filter(list: any[], f: fun(element: any): any): any[]. The elements for which f holds.
function api.filter(list, f)
  local out = {}
  for i = 1, #list do if f(list[i]) then out[#out + 1] = list[i] end end
  return out
end

--- contains(list: any[], x: any): boolean. Is x an element of the list?
function api.contains(list, x)
  for i = 1, #list do if list[i] == x then return true end end
  return false
end

--- pick_from(list: any[]): any. An element at random, from the game's own random source; nil for an empty list.
function api.pick_from(list)
  if #list == 0 then return nil end
  return list[raw.random(#list)]
end

return api
