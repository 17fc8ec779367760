-- What the test languages of several games say alike. A game's testing/language.lua gets it by
-- require "common:testing/language"(G, raw): G is the class of `g`, `raw` the primitives.
return function(G, raw)

local kit = {}

--- kit.list_of(x?: any): any[]. A list as it is; one thing alone as a list of it.
function kit.list_of(x)
  if x == nil then return {} end
  if type(x) == "table" then return x end
  return { x }
end
local list_of = kit.list_of

--- kit.named(list: card[], name: string): card?. The first with that title or id.
function kit.named(list, name)
  local _, id = raw.definition(name)
  for _, card in ipairs(list) do
    if card.title == name or id and card.id == id then return card end
  end
end
local named = kit.named

--- kit.player(g, name: string): card. One of those who play.
function kit.player(g, name)
  local seats = g:call "seats"
  return named(seats, name) or raw.none_named(seats, name, "'" .. name .. "' does not play")
end

--- kit.created(g, id: string|card, zone: zone): card. A new one in that zone; a card as it is.
function kit.created(g, id, zone)
  if raw.is_card(id) then return id end
  if not raw.definition(id) then raw.no_card(id) end
  return g:call("create", id, zone)
end

--- kit.set(card, options: table, taken: table). Every option is a property that is set, but for those that are taken.
function kit.set(card, options, taken)
  for key, value in pairs(options) do
    if not taken[key] then card[key] = value end
  end
end

--- kit.by_player(g, given, f: function). f(player, value) for each entry of { id = value }; for the first
--- player where what is given is no table, or a list.
function kit.by_player(g, given, f)
  if not given then return end
  local is_table = type(given) == "table"
  if not is_table or given[1] then f(g:call "seats"[1], given) end
  for key, value in pairs(is_table and given or {}) do
    if type(key) == "string" then f(kit.player(g, key), value) end
  end
end

--- kit.put_all(ids: string|string[], put: function): card[]. put(id) for each, the last first: the first comes to lie
--- on top.
function kit.put_all(ids, put)
  local out = {}
  ids = list_of(ids)
  for i = #ids, 1, -1 do out[i] = put(ids[i]) end
  return raw.list(out)
end

--- kit.empties(box: zone). The word g:empty.
function kit.empties(box)
  --- g:empty(zone [, inv]): what is there leaves the game.
  function G:empty(zone, inv)
    for _, card in ipairs(self:cards(zone, inv)) do card:move(box) end
    raw.touched()
  end
end

--- kit.decks(make: function). The words g:on_top and g:only; make(g, id, zone) puts a card there.
function kit.decks(make)
  --- g:on_top(zone, ids): on top of a deck, the first on top of the rest. g:only(zone, ids): nothing else is there.
  function G:on_top(zone, ids)
    return kit.put_all(ids, function(id) return make(self, id, zone) end)
  end
  function G:only(zone, ids)
    self:empty(zone)
    return self:on_top(zone, ids)
  end
end

--- kit.effects(who: function). The word g:effect; who(g, arguments) resolves it. It needs g.effects, the card of
--- common:testing/effects.
function kit.effects(who)
  --- g:effect(name, card, ...): a verb of a card or a function of the rules (testing/cards/test_effects.lua has
  --- them), resolved as an effect: it may ask and be reacted to. Where the game is stopped it resolves there, before
  --- anything else, and the game stays stopped.
  function G:effect(name, ...)
    local arguments = { ... }
    local given, n = {}, select("#", ...)
    for i = 1, n do given[i] = raw.card_of(arguments[i]) end
    self:call("test_job", name, given, n)
    raw.use(self.effects, "run", who(self, given))
    self:_settle()
  end
end

--- kit.first_answers(end_message: string, windows?: boolean). Answers what is asked until the game stops: the least,
--- or the first. `windows`: whoever may pass passes.
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

--- kit.phase(phases: table, name: string, ...: string): string. The procedure of a phase; its name is one of those
--- behind.
function kit.phase(phases, name, ...)
  return phases[name] or
    raw.fail("there is no phase '" .. tostring(name) .. "'" .. raw.did_you_mean(tostring(name), { ... }))
end

return kit

end
