-- "Spawn - Nearest location with no clues": where an enemy spawns, by what is said of locations. What is shorter to say is
-- in sentences.yaml.

local language = require "import/language"
local things = require "import/subjects/things"
local production = language.production
local filters = language.filters
local writer = require "import/writer"

local function place(name, text, means, example, near)
  production { name = "spawn: " .. name, of = "spawn_place", text = text, means = means, example = example, near = near }
end
place("any", "<any|a|an|> {s:thing_location}", { "spawn_any", set = "$s" }, "enemy: Spawn - Any [[Woods]] location with no clues.",
  "enemy: Spawn - Any [[Woods]] location with no courage.")
place("nearest", "<|the> nearest {s:thing_location} <|to you>", { "spawn_at", far = "nearest", set = "$s" },
  "enemy: Spawn - Nearest location with no clues.", "enemy: Spawn - Nearest location with no courage.")
place("farthest", "<|the> farthest {s:thing_location} <|from you>", { "spawn_at", far = "farthest", set = "$s" },
  "enemy: Spawn - Farthest revealed location from you.")
place("farthest, behind", "<|the> {s:thing_location} farthest from you", { "spawn_at", far = "farthest", set = "$s" })
place("nearest, behind", "<|the> {s:thing_location} <nearest|closest> to you", { "spawn_at", far = "nearest", set = "$s" },
  "enemy: Spawn - The empty location nearest to you.")
place("where the lead is", "<|the> lead investigator 's location", { "spawn_lead" }, "enemy: Spawn - The lead investigator's location.",
  "enemy: Spawn - The last investigator's location.")
place("first", "<|the> {s:thing_location} with {q:first_location}", { "spawn_first", set = "$s", by = "$q" },
  "enemy: Spawn - The location with the highest shroud.", "enemy: Spawn - The location with the highest roof.")
place("one of two", "<|the> {n:location_name} or <|the> {m:location_name}", { "spawn_either", a = "$n", b = "$m" },
  "enemy: Spawn - Night Hall or Night Hall.")
production { name = "spawn", of = "spawn_line", text = "{p:spawn_place}", means = { "spawn", where = "$p" } }
production { name = "spawn, if able", of = "spawn_line", text = "{p:spawn_place} ( {f:front} <,|> if <able|possible> )",
  means = { "spawn", where = "$p", best = "$f" }, example = "enemy: Spawn - Connecting location (unrevealed, if able).",
  near = "enemy: Spawn - Connecting location (unrevealed, if asked)." }

-- Lua of all locations where it may be; whether these depend on who draws it.
local function list_of(w, node)
  if node[1] == "spawn_either" then
    return 'filter(find "locations", function(x) return x.title == ' .. w:quote(node.a) .. " or x.title == " ..
      w:quote(node.b) .. " end)"
  end
  if node[1] == "spawn_lead" then return "{ game.lead.place }" end
  local list = things.list(w, node.set)
  if node[1] == "spawn_any" then
    if not node.set.at and not node.set.where then w:refuse("any location at all?") end
    return list
  end
  if node[1] == "spawn_at" then return node.far .. "(you, " .. list .. ")" end
  return things.best(list, node.by)
end

--- language.spawn(ability, list): result. What stands behind "Spawn -".
function language.spawn(ability, list, refuse)
  if ability.facts.type ~= "enemy" then refuse("only an enemy spawns") end
  local node, words = ability:understand(list, "spawn_line")
  local w = ability:writer {}
  local all = list_of(w, node.where)
  local code = "contains(" .. all .. ", to)"
  if node.best then
    local f = node.best
    local known = filters[f[1]]
    if known.of and not known.of.location then refuse("a location cannot be that") end
    if f.trait then w:tag(f.trait) end
    if f.other then w:tag(f.other) end
    local set = { "set", of = "location", where = { f } }
    local said = things.said(w, set, "x", "lua")
    code = "contains(some, to) end"
    all = "local all = " .. all .. "; local some = filter(all, function(x) return " .. table.concat(said, " and ") ..
      " end); if #some == 0 then some = all end; return " .. code
  else
    all = "return " .. code .. " end"
  end
  local asks_you = all:find "%f[%w_]you%f[^%w_]" ~= nil
  if asks_you then all = "if not you then return false end; " .. all end
  if all:find "%f[%w_]me%f[^%w_]" then refuse("this is not in play yet") end
  return { parts = {}, fields = { { "spawn", "function(to" .. (asks_you and ", _, you" or "") .. ") " .. all } }, sentences = 1,
    text = words }
end

return {}
