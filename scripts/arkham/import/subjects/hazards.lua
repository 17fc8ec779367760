-- Treacheries and enemies: harm that is chosen, what could not be lost, enemies that act out of turn.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects

-- --- harm ------------------------------------------------------------------------------------------------------------------

-- "Lose 2 resources. For each resource you cannot lose, take 1 horror."
production { name = "for each that is missing", of = "sentence",
  text = "for each resource you cannot lose <from this effect|> , {x:clause}",
  means = { "for_each", n = { "not_lost" }, what = "$x" },
  example = "treachery: Revelation - Lose 2 resources. For each resource you cannot lose, take 1 horror.",
  near = "treachery: Revelation - Lose all your resources. For each resource you cannot lose, take 1 horror." }
function language.amounts.not_lost(w)
  local last = w.lines[#w.lines] or ""
  if w.missing and w.missing.line == last then return { lua = w.missing.lua } end
  local n = last:match '^%s*you:add%("resources", %-(%d+)%)$' or last:match '^%s*you:add%("resources", %-(event%.amount)%)$'
  if not n or last:match "^%s*" ~= w.indent then w:refuse("what cannot be lost?") end
  local lost = w:name "lost"
  w.lines[#w.lines] = w.indent .. "local " .. lost .. " = you:add(\"resources\", -" .. n .. ")"
  w.missing = { line = w.lines[#w.lines], lua = "(" .. n .. " + " .. lost .. ")" }
  return { lua = w.missing.lua }
end

-- --- doom ------------------------------------------------------------------------------------------------------------------

frame { name = "add doom to this", text = "*add {n:count} doom to <{m:me}|it>", means = function(p)
  return { "doom_on", n = p.n, on = p.m or { "it" } }
end, take = function(node)
  if type(node) == "table" and node[1] == "doom_on" and node.on[1] == "me" then return { n = node.n, m = node.on } end
end, example = "enemy: Forced - When the round ends: Add 1 doom to this enemy." }
frame { name = "add doom to the agenda", text = "*add {n:count} doom to the current agenda",
  means = { "doom_on_agenda", n = "$n" } }

-- --- enemies ---------------------------------------------------------------------------------------------------------------

production { name = "makes an attack against you", of = "clause",
  text = "{e:enemy} makes an <|immediate> attack against you", means = { "attacks", enemy = "$e" },
  example = "treachery: Revelation - The nearest enemy makes an immediate attack against you.",
  near = "treachery: Revelation - The nearest location makes an immediate attack against you." }
-- An enemy that is drawn is not in play yet, and cannot attack.
local attacks = effects.attacks
function effects.attacks(w, node, ...)
  if node.enemy[1] == "me" and w.kind == "revelation" then w:refuse("this is not in play yet") end
  return attacks(w, node, ...)
end
production { name = "readies, engages, attacks", of = "clause",
  text = "{e:enemy} readies , engages {i:patient} , and <makes an <|immediate> attack|attacks <you|that investigator>>",
  means = { "rises", enemy = "$e", who = "$i" },
  example = "enemy: Forced - After an investigator at this enemy's location plays an event: This enemy readies, engages that investigator, and makes an immediate attack.",
  near = "enemy: Forced - After this enemy attacks: This enemy readies, engages you, and makes an immediate attack." }
function effects.rises(w, node)
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    local function write(inv)
      w:emit(enemy .. ":ready()")
      w:emit(inv .. ":engage(" .. enemy .. ")")
      w:emit(enemy .. ":attack(" .. inv .. ")")
    end
    if node.who[1] == "you" then
      w:needs_you()
      return write "you"
    end
    things.one(w, node.who, "investigator", "Whom?", write)
  end)
end
production { name = "deals more while attacking", of = "holds", text = "{w:one_who} deals {n:signed} {h:attack_harm} while <it is|> attacking",
  means = { "holds", who = "$w", what = { "changes", { value = "$h", n = "$n" } } },
  example = "location: Each enemy at this location deals +1 horror while it is attacking." }
for _, harm in ipairs { "damage", "horror" } do
  production { name = harm .. " of an attack", of = "attack_harm", text = harm, means = "attack_" .. harm }
end

-- An enemy or an investigator enters a location at once: nothing comes between "when" and "at".
local write = language.events.write
function language.events.write(w, node)
  if node.what[1] == "enters" and node.tier == "when" then
    local copy = {}
    for name, value in pairs(node) do copy[name] = value end
    copy.tier = "at"
    node = copy
  end
  return write(w, node)
end

return {}
