-- The parts of a test language that several games share. A game's testing/language.lua gets them by require
-- "common:testing/language"(G, raw): G is the class of `g`, `raw` has the primitives.
return function(G, raw)

local kit = {}
local checks = require "common:testing/checks"(raw)

--- kit.list_of(x?: any): any[]. A list unchanged; any other thing as a list of one.
function kit.list_of(x)
  if x == nil then return {} end
  if type(x) == "table" then return x end
  return { x }
end
local list_of = kit.list_of

--- kit.named(list: card[], name: string): card?. The first card with that title or id.
function kit.named(list, name)
  local _, id = raw.definition(name)
  for _, card in ipairs(list) do
    if card.title == name or id and card.id == id then return card end
  end
end
local named = kit.named

--- kit.player(g, name: string, what: string): card. The player with that title or id; `what` is the helper that names
--- the player.
function kit.player(g, name, what)
  local seats = g:call "seats"
  return named(seats, name) or
    checks.none(what, "'" .. tostring(name) .. "' does not play", name, seats)
end

--- kit.created(g, id: string|card, zone: zone): card. A new card in that zone; if it is given a card, that card.
function kit.created(g, id, zone)
  if raw.is_card(id) then return id end
  if not raw.definition(id) then raw.no_card(id) end
  return g:call("create", id, zone)
end

--- kit.set(card, options: table, taken: table). Sets each option as a property of the card, except those in `taken`.
--- checks.properties looks at them before.
function kit.set(card, options, taken)
  for key, value in pairs(options) do
    if not taken[key] then card[key] = value end
  end
end

--- kit.on_set(check?: function). What a test writes to a card has to be a number of tokens that comes, or true or
--- false; check(what, card, name, value) refuses what else play never brings about in this game. The test gets a warning.
function kit.on_set(check)
  function G.check_set(card, name, value)
    local what = tostring(card) .. "." .. name
    checks.properties(what, card, { [name] = value }, {})
    if check then check(what, card, name, value) end
  end
end

--- kit.within(player: tag, maxima: table<counter, value>): function. A check for kit.on_set: of what a player's own
--- card, which has that tag, has a maximum, there is at least 1 left, and never more than that.
function kit.within(player, maxima)
  return function(what, card, name, value)
    if not maxima[name] or not card:is(player) then return end
    local most = card:check(maxima[name])
    if value < 1 or value > most then
      checks.refuse(what, "an " .. player .. " in play has 1 to " .. most .. " " .. name, "give less, or have the last one lost")
    end
  end
end

--- kit.by_player(g, given, f: function). Calls f(player, value) for each entry of { id = value }. Any other value, or a
--- list, is for the first player.
function kit.by_player(g, given, f)
  if not given then return end
  local is_table = type(given) == "table"
  if not is_table or given[1] then f(g:call "seats"[1], given) end
  for key, value in pairs(is_table and given or {}) do
    if type(key) == "string" then f(kit.player(g, key, "t:game"), value) end
  end
end

--- kit.put_all(ids: string|string[], put: function): card[]. Calls put(id) for each, the last first, so that the first
--- lies on top in the end.
function kit.put_all(ids, put)
  local out = {}
  ids = list_of(ids)
  for i = #ids, 1, -1 do out[i] = put(ids[i]) end
  return raw.list(out)
end

--- kit.empties(box: zone, never?: table). Adds g:empty to the test language. `never` lists zones that are never empty,
--- each with the mend.
function kit.empties(box, never)
  --- g:empty(zone [, inv]): all cards there leave the game.
  function G:empty(zone, inv)
    if never and never[zone] then checks.refuse("g:empty", "'" .. tostring(zone) .. "' is never empty", never[zone]) end
    for _, card in ipairs(self:cards(zone, inv)) do card:move(box) end
    raw.touched()
  end
end

--- kit.samples(box: zone). Adds g:sample to the test language.
function kit.samples(box)
  --- g:sample(id) -> card: a card of any kind that is in no game, to look at its face and its figures.
  function G:sample(id) return kit.created(self, id, box) end
end

--- kit.decks(make: function). Adds g:on_top and g:only to the test language; make(g, id, zone, what) puts a card there,
--- for the helper `what`.
function kit.decks(make)
  --- g:on_top(zone, ids): puts cards on top of a deck, the first one uppermost. g:only(zone, ids): the zone has these
  --- cards and no others.
  local function on_top(g, zone, ids, what)
    return kit.put_all(ids, function(id) return make(g, id, zone, what) end)
  end
  function G:on_top(zone, ids) return on_top(self, zone, ids, "g:on_top") end
  function G:only(zone, ids)
    self:empty(zone)
    return on_top(self, zone, ids, "g:only")
  end
end

--- kit.effects(who: function). Adds g:effect to the test language; who(g, arguments) gives the player who resolves it.
--- It needs g.effects, the card of common:testing/effects.
function kit.effects(who)
  --- g:effect(name, card, ...): resolves a verb of a card, or a function of the rules that
  --- testing/cards/test_effects.lua names, as an effect: it may ask, and abilities may react to it. If the game is
  --- stopped, it resolves there, before anything else, and the game stays stopped.
  function G:effect(name, ...)
    local arguments = { ... }
    local given, n = {}, select("#", ...)
    for i = 1, n do given[i] = raw.card_of(arguments[i]) end
    self:call("test_job", name, given, n)
    raw.use(self.effects, "run", who(self, given))
    self:_settle()
  end
end

--- kit.first_answers(end_message: string, windows?: boolean). Answers all prompts until the game stops: with the least
--- amount, or the first option. `windows`: pass wherever a player may pass.
function kit.first_answers(end_message, windows)
  while not raw.stopped() do
    local p = raw.prompt()
    if not p then raw.fail(end_message) end
    local part, answer = p.parts[1], {}
    for i = 1, part.min do answer[i] = i end
    if windows and part.min == 0 and p.from ~= "question" then answer[1] = #part.options end
    raw.answer(part.seat, answer, part.numeric)
  end
end

--- kit.phase(phases: table, name: string, ...: string): string. The procedure of a phase. `name` must be one of the
--- names after it.
function kit.phase(phases, name, ...)
  return phases[name] or
    checks.refuse("t:game", "there is no phase '" .. tostring(name) .. "'" .. raw.did_you_mean(tostring(name), { ... }),
      "write phase = \"" .. table.concat({ ... }, "\" or \"") .. "\"")
end

return kit

end
