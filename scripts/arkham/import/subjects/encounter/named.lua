-- Whoever is at a location with a title, and who moves toward one. Only Lua can ask for a title, so what is said of such
-- a set is no condition of an ability that somebody uses.

local language = require "import/language"
local things = require "import/subjects/things"
local writer = require "import/writer"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions
local OFFERED = language.offered

-- --- at a location by name -------------------------------------------------------------------------------------------

production { name = "at a place by name", of = "behind", text = "<at|in> <|the> {n:location_name}",
  means = { "at_titled", title = "$n" },
  example = "agenda: Forced - When the round ends: Each investigator at Night Hall takes 1 horror.",
  near = "agenda: Forced - When the round ends: Each investigator at Night Porter takes 1 horror." }

local function is_titled(set)
  for _, f in ipairs(set.where or {}) do
    if f[1] == "at_titled" then return true end
  end
  return false
end
-- An effect of which it cannot be said whether it changes something counts as one that does. It may not be so where
-- somebody decides to use it.
local effect, condition = writer.effect, writer.condition
function writer:effect(...)
  local before = self.effecting
  self.effecting = true
  effect(self, ...)
  self.effecting = before
end
function writer:condition(node)
  local before = self.effecting
  self.effecting = false
  local said = condition(self, node)
  self.effecting = before
  return said
end
local any = things.any
function things.any(w, set, want, want_lua)
  if not is_titled(set) then return any(w, set, want, want_lua) end
  if not w.effecting or OFFERED[w.kind] and not w.place.result then w:refuse("who is there?") end
  if w.asks then
    local name = "(#" .. things.list(w, set, want_lua) .. " > 0)"
    w.in_lua = w.in_lua or {}
    w.in_lua[name] = name
    return name
  end
  return "true"
end
for name, test in pairs { there_is = " > 0", there_is_no = " == 0" } do
  local before = conditions[name]
  conditions[name] = function(w, node)
    if not is_titled(node.set) then return before(w, node) end
    return { lua = "#" .. things.list(w, node.set) .. test }
  end
end
local number_of, count = conditions.number_of, things.count
function conditions.number_of(w, node)
  if not is_titled(node.set) then return number_of(w, node) end
  return { lua = "#" .. things.list(w, node.set) .. " " .. node.range[1] .. " " .. node.range.n }
end
function things.count(w, set)
  if not is_titled(set) then return count(w, set) end
  return { lua = "#" .. things.list(w, set) }
end
language.example("condition: there is investigator",
  "treachery: Revelation - If there is an investigator at Night Hall, take 1 damage.",
  "treachery: Revelation - If there is an investigator at Night Porter, take 1 damage.")

-- --- toward a location -----------------------------------------------------------------------------------------------

production { name = "once", of = "steps", text = "<once|one location|1 location|one connection>", means = 1 }
for n, word in pairs { [2] = "<twice|two times|2 locations|two locations>", [3] = "<three times|3 locations|three locations>" } do
  production { name = word:match "%a+", of = "steps", text = word, means = n }
end
local TOWARD = " <toward|towards> {l:location}"
local function to_name(node) return node[1] == "named" end
frame { name = "move toward a place by name", text = "*move {k:steps}" .. TOWARD,
  means = function(p) return to_name(p.l) and { "toward_named", n = p.k, to = p.l } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "toward_named" and { k = node.n, l = node.to } or nil end,
  example = "treachery: Revelation - Each investigator moves once toward Night Hall.",
  near = "treachery: Revelation - Each investigator moves once toward Night Porter." }
production { name = "each is moved toward a place", of = "clause", text = "move {i:each_investigator} {k:steps}" .. TOWARD,
  means = function(p)
    return to_name(p.l) and { "does", who = p.i, what = { "toward_named", n = p.k, to = p.l } } or nil
  end, take = function() end,
  example = "treachery: Revelation - Move each investigator once toward Night Hall." }
local function times(w, n, f)
  if n == 1 then return f() end
  w:block("for _ = 1, " .. n .. " do", f)
end
-- An investigator who can go two ways of the same length chooses one of them.
function effects.toward_named(w, node, who)
  w:would_change()
  if OFFERED[w.kind] and not w.place.result then w:refuse("can somebody move?") end
  things.one(w, node.to, "location", "", function(place)
    times(w, node.n, function() w:emit(who .. ":step_toward(" .. place .. ")") end)
  end)
end

-- "This enemy moves once" has words of its own.
local function by_me(p) return to_name(p.l) and not (p.e[1] == "me" and p.k == 1) end
production { name = "an enemy toward a place by name", of = "clause", text = "{e:enemy} moves {k:steps}" .. TOWARD,
  means = function(p) return by_me(p) and { "enemy_toward", enemy = p.e, n = p.k, to = p.l } or nil end,
  take = function(node) return node[1] == "enemy_toward" and { e = node.enemy, k = node.n, l = node.to } or nil end,
  example = "enemy: Forced - At the end of the enemy phase: This enemy moves twice toward Night Hall.",
  near = "enemy: Forced - At the end of the enemy phase: This enemy moves twice toward Night Porter." }
production { name = "move an enemy toward a place by name", of = "clause", text = "move {e:enemy} {k:steps}" .. TOWARD,
  means = function(p) return to_name(p.l) and { "enemy_toward", enemy = p.e, n = p.k, to = p.l } or nil end, take = function() end }
for _, text in ipairs { "{e:each_enemy} moves {k:steps}", "move {e:each_enemy} {k:steps}" } do
  production { name = text:match "^move" and "move each enemy toward a place" or "each enemy moves toward a place", of = "clause",
    text = text .. TOWARD,
    means = function(p) return to_name(p.l) and { "enemies_toward", enemies = p.e, n = p.k, to = p.l } or nil end,
    take = not text:match "^move" and function(node)
      return node[1] == "enemies_toward" and { e = node.enemies, k = node.n, l = node.to } or nil
    end or function() end,
    example = text:match "^move" and "agenda: Forced - When the round ends: Move each [[Cultist]] enemy once toward Night Hall." or nil }
end
function effects.enemy_toward(w, node)
  if OFFERED[w.kind] and not w.place.result then w:refuse("can it move?") end
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    things.one(w, node.to, "location", "", function(place)
      times(w, node.n, function() w:emit(enemy .. ":move_toward(" .. place .. ")") end)
    end)
  end)
end
function effects.enemies_toward(w, node)
  if OFFERED[w.kind] then w:refuse("can they move?") end
  w:would_change()
  things.one(w, node.to, "location", "", function(place)
    things.each(w, node.enemies.set, function(enemy)
      times(w, node.n, function() w:emit(enemy .. ":move_toward(" .. place .. ")") end)
    end)
  end)
end

-- --- an enemy that heals ---------------------------------------------------------------------------------------------

frame { name = "heal all damage from an enemy", text = "*heal all damage from {e:enemy}",
  means = function(p) return p.e[1] ~= "me" and { "heal_enemy_whole", from = p.e } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "heal_enemy_whole" and { e = node.from } or nil end }
function effects.heal_enemy_whole(w, node)
  local function hurt(x) return x .. ".damage > 0" end
  things.one(w, node.from, "enemy", "Heal which enemy?", function(enemy)
    w:emit(enemy .. ":heal_damage(" .. enemy .. ".damage)")
  end, { expr = hurt, lua = hurt })
end

return {}
