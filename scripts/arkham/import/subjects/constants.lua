-- What always holds: "you get +1 [combat] while investigating". Each writes fields of a constant ability.

local language = require "import/language"
local production, constants = language.production, language.constants

local function constant(name, text, means, lua, example, near)
  production { name = "constant: " .. name, of = "constant", text = text, means = means, example = example, near = near }
  if lua then constants[means[1]] = lua end
end

local function own(w)
  if not w.facts.own or w.facts.kinds.event then w:refuse("nobody controls this card") end
end

-- "+1 [combat] and +1 [agility]": { "changes", { value =, n = } ... }
for _, value in ipairs { "health", "sanity" } do
  production { name = value, of = "stat", text = value, means = value }
end
production { name = "skill", of = "stat", text = "{s:skill}", means = "$s" }
production { name = "one change", of = "changes", text = "{n:signed} {v:stat}", means = { "changes", { value = "$v", n = "$n" } } }
production { name = "changes", of = "changes", text = "{n:signed} {v:stat} <and|, and|,> {c:changes}",
  means = function(p)
    local list = { "changes", { value = p.v, n = p.n } }
    for i = 2, #p.c do list[#list + 1] = p.c[i] end
    return list
  end,
  take = function(node)
    if type(node) ~= "table" or node[1] ~= "changes" or #node < 3 then return nil end
    return { n = node[2].n, v = node[2].value, c = { "changes", unpack(node, 3) } }
  end }
production { name = "each skill", of = "changes", text = "{n:signed} to each of your skills", means = { "all_skills", n = "$n" } }
local function changes(node)
  local parts = {}
  if node[1] == "all_skills" then
    for _, skill in ipairs { "willpower", "intellect", "combat", "agility" } do parts[#parts + 1] = skill .. " = " .. node.n end
  end
  for i = 2, #node do parts[#parts + 1] = node[i].value .. " = " .. node[i].n end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

constant("you get", "you get {c:changes}", { "you_get", changes = "$c" }, function(w, node)
  own(w)
  return { { "you", changes(node.changes) } }
end, "asset: You get +1 [combat].", "asset: You get +1 [wild].")
local DURING = { investigating = "investigating", attacking = "attacking", evading = "<evading|attempting to evade>" }
for word, text in pairs(DURING) do
  constant("you get while " .. word, "you get {c:changes} while " .. text, { "you_get_while", changes = "$c", test = word }, nil,
    "asset: You get +1 [intellect] while " .. word .. ".")
end
function constants.you_get_while(w, node)
  own(w)
  return { { "condition", '{ "' .. node.test .. '", "test.tester == you" }' }, { "you", changes(node.changes) } }
end
constant("everyone here gets", "each investigator at your location gets {c:changes}", { "all_get", changes = "$c" }, function(w, node)
  if not w.facts.kinds.asset then w:refuse("whose location is meant?") end
  return { { "everyone_here", changes(node.changes) } }
end, "asset: Each investigator at your location gets +1 [combat].")
constant("here you get", "<each investigator at {m:me} gets|while you are at {m:me} , you get> {c:changes}", { "here_get", me = "$m", changes = "$c" },
  function(w, node)
    if not w.facts.kinds.location then w:refuse("this is no location") end
    return { { "everyone_here", changes(node.changes) } }
  end, "location: Each investigator at this location gets -1 [combat].")
constant("cannot be evaded", "{m:me} cannot be evaded", { "not_evaded", me = "$m" }, function(w)
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
  return { { "me", "{ cannot_be_evaded = 1 }" } }
end, "enemy: This enemy cannot be evaded.")
constant("cannot be attacked", "{m:me} cannot be attacked", { "not_attacked", me = "$m" }, function(w)
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
  return { { "me", "{ cannot_be_attacked = 1 }" } }
end, "enemy: This enemy cannot be attacked.")
constant("attached shroud", "<the|> attached location gets {n:signed} shroud", { "attached_shroud", n = "$n" }, function(w, node)
  if not w.facts.kinds.attached then w:refuse("this is not attached") end
  return { { "attached", "{ shroud = " .. node.n .. " }" } }
end, "treachery: Revelation - Attach to your location. // Attached location gets +2 shroud.")
constant("shroud of this", "{m:me} gets {n:signed} shroud", { "my_shroud", me = "$m", n = "$n" }, function(w, node)
  if w.facts.type ~= "location" then w:refuse("this is no location") end
  return { { "me", "{ shroud = " .. node.n .. " }" } }
end, "location: This location gets +1 shroud.")
constant("hand size", "your maximum hand size is <increased by {n:number}|{n:number} higher>", { "hand_size", n = "$n" }, function(w, node)
  own(w)
  return { { "you", "{ hand_limit = " .. node.n .. " }" } }
end, "asset: Your maximum hand size is increased by 2.")
constant("smaller hand size", "your maximum hand size is reduced by {n:number}", { "hand_size_less", n = "$n" }, function(w, node)
  own(w)
  return { { "you", "{ hand_limit = -" .. node.n .. " }" } }
end, "treachery: Revelation - Put this card into play in your threat area. // Your maximum hand size is reduced by 2.")

return {}
