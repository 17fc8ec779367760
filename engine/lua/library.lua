-- The part of the API that takes callbacks, or keeps a protocol across yields: a yield cannot cross a C call. It runs
-- with the raw bindings (`raw`) and returns the API that packs see.
local raw = ...
local api = {}

for _, name in ipairs { "cards_in", "find_in", "top", "size", "move_all", "shuffle", "pick", "roll", "read_each", "set_each", "move_each", "create", "find", "any", "count", "players", "seats",
    "distance", "connected", "current", "expire", "random", "avatar", "give", "cards_with", "note", "card_exists", "data_of",
    "whole_id", "call_procedure", "resolving", "resolver", "before", "after", "awaited", "could", "usable", "dice_roll", "dice_goal", "dice_meet", "dice_ways", "dice_kinds", "dice_odds", "prefer", "same_ability", "ability_number",
    "rewind", "can_rewind" } do
  api[name] = raw[name]
end

--- method: table<string, function>. The methods of cards as plain functions: method.move(card, "hand", you) is
--- card:move("hand", you) without the look-up. For rules that run all the time; cards do not need it.
api.method = raw.method

--- property: table<string, function>. What can be read of every card, as plain functions: property.in_play(card) is
--- card.in_play without the look-up, and so is property.NAME for every counter, flag and value of the game. For rules
--- that run all the time; cards do not need it.
api.property = raw.property

local before, after = raw.before, raw.after

--- announce(point: timing_point, participants: table<string, any>, body?: function, ...: any): boolean, integer.
--- Announces that something is about to happen (would, when), lets it happen, and announces that it has happened (at/if,
--- after). The participants are given by the names that the timing point has for them: { giver = a, taker = b }.
--- `body` makes it happen: it gets the amount that is left, and the arguments after it. If it returns false, it did not
--- happen after all. Returns whether it happened, and the amount.
function api.announce(point, participants, body, ...)
  local go, left = raw.before(point, participants)
  if go ~= 1 then return false, 0 end
  if body and body(left, ...) == false then return false, 0 end
  raw.after(point, participants, left)
  return true, left
end

--- event(point: timing_point, actor?: card, subject?: card, object?: card, amount?: integer, body?: function, ...:
--- any): boolean, integer. announce() for rules that run all the time: the participants are given by their places.
function api.event(point, actor, subject, object, amount, body, ...)
  local go, left = before(point, actor, subject, object, amount)
  if go ~= 1 then return false, 0 end
  if body and body(left, ...) == false then return false, 0 end
  after(point, actor, subject, object, left)
  return true, left
end

local hold, release, flush = raw.hold, raw.release, raw.flush

local function released(...)
  if not release() then
    repeat until flush()
  end
  return ...
end

--- together(f: function, ...: any): any. Runs f(...) as one happening: cards react to what it announces only when all
--- of it is done. Use it for things that the rules do at the same time ("discard 2 cards"). Use it for an effect with
--- "then", too: the second part comes before any reaction to the first. Returns the results of f.
function api.together(f, ...)
  hold()
  return released(f(...))
end

local choosable, unasked, ask_choice = raw.choosable, raw.unasked, raw.ask_choice

--- choose(you: card, prompt: string, list: any[], options?: choose_options): any. An element of the list (cards or
--- texts), or a list of elements when several may be chosen. The player is asked only if there is a choice. The result
--- is nil (or an empty list) if there is nothing to choose from. A question that bots or tests have to know has a
--- purpose: { purpose = "discard" }. The texts of the list are what the script gets back; `labels` says what players
--- read for them.
function api.choose(you, prompt, list, options)
  list = choosable(list)
  local n = #list
  local min, max, purpose, labels = 1, 1, nil, nil
  if options then
    purpose, labels = options.purpose, options.labels
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
    unasked(you, prompt, list)
    if many then return list end
    return list[1]
  end
  if not many then
    local count, place = ask_choice(you, prompt, list, min, max, purpose, labels)
    if count == 0 then return nil end
    return list[place + 1]
  end
  local answer = { ask_choice(you, prompt, list, min, max, purpose, labels) }
  local chosen = {}
  for i = 1, answer[1] do chosen[i] = list[answer[1 + i] + 1] end
  return chosen
end

--- choose_number(you: card, prompt: string, min: integer, max: integer, options?: ask_options): integer. A number that
--- the player chooses.
function api.choose_number(you, prompt, min, max, options)
  if min >= max then
    raw.unasked(you, prompt, { min })
    return min
  end
  local _, n = raw.ask_number(you, prompt, min, max, options and options.purpose)
  return n
end

--- initiate(card: card, ability: string|integer, you: card, terms?: terms): boolean. Makes a player use an ability as
--- part of an effect, with its limit and its costs; the terms are those of could(). False when it could not be used, or
--- its costs were not paid in full.
function api.initiate(card, ability, you, terms) return raw.initiate(card, ability, you, terms) == 1 end

--- choose_ability(you: card, prompt: string, list: ability_use[], options?: ask_options): ability_use?. An element of a
--- list from usable(), or nil for an empty list.
function api.choose_ability(you, prompt, list, options)
  if #list < 2 then
    if list[1] then raw.unasked_ability(you, prompt, list[1]) end
    return list[1]
  end
  local _, n = raw.ask_ability(you, prompt, list, options and options.purpose)
  return list[n + 1]
end

--- confirm(you: card, prompt: string, options?: ask_options): boolean. The player's answer to a question: yes or no.
function api.confirm(you, prompt, options)
  return api.choose(you, prompt, { "yes", "no" }, options) == "yes"
end

--- choose_each(prompt: string, who: card[], lists: any[][], options?: choose_each_options): any[][]. One list of chosen
--- elements for each player asked. All players are asked in one request, in player order, each with their own list. It
--- is answered when all have answered; until then nobody learns the choices of the others.
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
  local answer = { raw.ask_everybody(prompt, asked, given, min, max, options and options.purpose,
    options and options.labels) }
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

--- by_rules(f: function, ...: any): any. Runs f(...) as done by the rules, not by the card whose effect resolves: no
--- card is immune to it. Returns the results of f.
function api.by_rules(f, ...) return restore(raw.by_rules(true), f(...)) end

--- finish(outcome: outcome). Ends the game; nothing after this call runs.
function api.finish(outcome) raw.finish_game(outcome) end

--- game: table. The game's own numbers and cards (round, lead, ...). Read and write them by name: game.round.
api.game = setmetatable({}, { __index = raw.global_get, __newindex = raw.global_set, __metatable = false })

--- each(list: any[], f: fun(element: any)). Calls f(element) for every element of a copy of the list; f may ask
--- questions, and may change the list.
function api.each(list, f)
  local copy = {}
  for i = 1, #list do copy[i] = list[i] end
  for i = 1, #copy do f(copy[i]) end
end

--- filter(list: any[], f: fun(element: any): any): any[]. The elements for which f returns true.
function api.filter(list, f)
  local out, n = {}, 0
  for i = 1, #list do
    local one = list[i]
    if f(one) then
      n = n + 1
      out[n] = one
    end
  end
  return out
end

--- contains(list: any[], x: any): boolean. Is x an element of the list?
function api.contains(list, x)
  for i = 1, #list do if list[i] == x then return true end end
  return false
end

--- pick_from(list: any[]): any. A random element, from the game's own random source; nil for an empty list.
function api.pick_from(list)
  if #list == 0 then return nil end
  return list[raw.random(#list)]
end

return api
