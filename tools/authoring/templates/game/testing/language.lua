-- The words of this game for tests. Miskatonic's scripts/arkham/tests/README.md describes those of every game (g:act,
-- g:choose, g:effect, t:equal ...). `raw` has the primitives; G is the class of `g`.
return function(G, _, raw)

--- g:keeper(id or title), g:active()
function G:keeper(name)
  local _, id = raw.definition(name)
  for _, inv in ipairs(self:call "seats") do
    if inv.title == name or inv.id == id then return inv end
  end
  raw.fail("'" .. tostring(name) .. "' does not play")
end
function G:active() return self:get "active" end

--- g:dice { 6, 3 }: the next dice show these; each must be rolled before the test ends.
function G:dice(list) raw.rolls(list) end

--- g:omen(id): puts it on the table; nothing announces it.
function G:omen(id)
  for _, card in ipairs(self:cards "omen") do card:move "omen_discard" end
  local card = self:call("create", id, "omen")
  raw.touched()
  return card
end

--- g:next_omen(id): the next one to be drawn.
function G:next_omen(id) self:call("create", id, "omen_discard"):move "omen_deck" end

--- g:effect(name, inv, ...): resolves a verb of a card, or a function of the rules, as an effect: it may ask, and
--- abilities may react. If the game is stopped, it resolves there, before anything else, and the game stays stopped.
--- testing/cards/test_effects.lua has the functions.
function G:effect(name, ...)
  self:call("test_job", name, { ... }, select("#", ...))
  raw.use(self.effects, "run", self:call "seats"[1])
  self:_settle()
end

-- auto = { "windows" } does not pass the main window.
function G:is_main_window() return true end

local CONFIG = { game = 1, scenario = 1, keepers = 1, omen = 1, courage = 1, hour = 1, lamps = 1, seed = 1, options = 1,
  auto = 1 }

--- t:game { keepers = { ids }, omen = id, courage = n (of all), hour =, lamps =, seed =, options =, auto = }: the first
--- keeper's turn is open; only the omens that the test names have an effect.
return function(g, config)
  for key in pairs(config) do
    if not CONFIG[key] then raw.fail("t:game knows no '" .. tostring(key) .. "'") end
  end
  raw.begin { game = g.name, scenario = config.scenario or "pack_name", avatars = config.keepers or { "watchman" },
    seed = config.seed, options = config.options, stop_kind = "procedure", stop_name = "an_hour" }
  -- The set-up is done and the first hour begins. The only omen in the deck has no effect, so chance plays no part.
  g.effects = g:call("create", "test_effects", "scenario")
  for _, card in ipairs(g:cards "omen_deck") do card:move "scenario" end
  g:next_omen "quiet_hour"
  raw.stop_at("procedure", "turn")
  raw.go()
  if config.omen then g:omen(config.omen) end
  for _, inv in ipairs(g:call "seats") do inv.courage = config.courage or inv:base "max_courage" end
  g:set("round", config.hour or 1)
  g:set("lamps", config.lamps or 0)
  raw.go()
end

end
