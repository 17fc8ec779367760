-- "If there is a Ghoul enemy at your location, it attacks you", "If Old Terror is in play, place 1 doom on it": what a
-- condition has spoken of can be meant behind it.

local language = require "import/language"
local things = require "import/subjects/things"
local effects = language.effects

-- Lua of the enemy that the condition has found, or nil; a function writes it.
local function found(w, condition)
  if condition[1] == "there_is" and condition.set.of == "enemy" and w.has_you and not w.of_other then
    return 'choose(you, "Which enemy?", ' .. things.list(w, condition.set) .. ")"
  elseif condition[1] == "named_in_play" and (w.facts.names[condition.name] or {}).enemy then
    return 'choose(game.lead, "Which enemy?", filter(find "enemies", function(enemy) return enemy.title == ' ..
      w:quote(condition.name) .. " end))"
  end
end
local function knows_enemy(w)
  for _, bound in ipairs(w.bound) do
    if bound.of ~= "investigator" then return true end
  end
  return false
end
for _, kind in ipairs { "if", "if_else" } do
  local plain = effects[kind]
  effects[kind] = function(w, node, who)
    local code = things.refers(node.what) and not (node.other and things.refers(node.other)) and not knows_enemy(w) and
      not language.offered[w.kind] and found(w, node.condition)
    if not code then return plain(w, node, who) end
    local enemy = w:name "enemy"
    w:would_change()
    w:emit("local " .. enemy .. " = " .. code)
    w:block("if " .. enemy .. " then", function()
      w:bind("enemy", enemy)
      w:effect(node.what)
    end, kind == "if_else" and "else" or "end")
    if kind ~= "if_else" then return end
    local indent, depth = w.indent, w.depth
    w.indent, w.depth = indent .. "  ", depth + 1
    w:effect(node.other)
    w.indent, w.depth = indent, depth
    w:emit "end"
  end
end
language.example("the enemy of the condition", "treachery: Revelation - If there is a [[Ghoul]] enemy at your location, it attacks you.",
  "treachery: Revelation - If there is a [[Ghoul]] enemy at your location, he attacked you.")
return {}
