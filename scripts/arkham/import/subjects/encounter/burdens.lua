-- More of treacheries: whose threat area it is, where a copy lies already, what lies on them, what the enemy or asset does
-- that they are attached to.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, holds = language.conditions, language.holds
local OFFERED = language.offered
local THREAT = "treachery: Revelation - Put this card into play in your threat area. // "

-- --- threat areas --------------------------------------------------------------------------------------------------------

local function is_threat(w)
  if not w.facts.kinds.threat or w.kind ~= "revelation" or w.place.result then w:refuse("what is put there?") end
end
production { name = "copy here already", of = "condition", text = "there is <|already> a copy of {m:me} in your threat area",
  means = { "copy_in_area", me = "$m" }, example = "treachery: Revelation - If there is a copy of this card in your threat area, this card gains surge. Otherwise, put this card into play in your threat area.",
  near = "treachery: Revelation - If there is a copy of this card in your play area, this card gains surge. Otherwise, put this card into play in your threat area." }
production { name = "no copy here yet", of = "condition", text = "there is no copy of <{m:me}|it> in your threat area",
  means = { "no_copy_in_area" }, example = "treachery: Revelation - Put this card into play in your threat area if there is no copy of it in your threat area." }
local COPY = "any(my_threat_area: it.title == me.title and it ~= me)"
local COPIES = '#filter(find("my_threat_area", you), function(card) return card.title == me.title and card ~= me end)'
function conditions.copy_in_area(w)
  w:needs_you()
  return { expr = COPY, lua = COPIES .. " > 0" }
end
function conditions.no_copy_in_area(w)
  w:needs_you()
  return { expr = "not " .. COPY, lua = COPIES .. " == 0" }
end
production { name = "into the threat area or surge", of = "sentence",
  text = "put {m:me} into play in your threat area if there is no copy of <{k:me}|it> in your threat area ( if there is , discard {j:me} and it gains surge instead )",
  means = { "area_or_surge" },
  example = "treachery: Revelation - Put this card into play in your threat area if there is no copy of it in your threat area (if there is, discard this card and it gains surge instead).",
  near = "treachery: Revelation - Put this card into play in your threat area if there is no copy of it in your threat area (if there is, discard this card and it gains peril instead)." }
function effects.area_or_surge(w)
  is_threat(w)
  w:needs_you()
  w:would_change()
  w:emit("if " .. COPIES .. " == 0 then me:put_in_threat_area(you) else me:gain_surge() end")
end
production { name = "into any threat area", of = "clause", text = "<put {m:me} into play in|add {m:me} to> any investigator 's threat area",
  means = { "any_area", me = "$m" }, example = "treachery: Revelation - Put this card into play in any investigator's threat area.",
  near = "treachery: Revelation - Put this card into play in any investigator's play area." }
function effects.any_area(w)
  is_threat(w)
  w:needs_you()
  w:would_change()
  w:emit 'local inv = choose(you, "Into whose threat area?", players())'
  w:emit "if inv then me:put_in_threat_area(inv) end"
end
production { name = "into somebody's threat area", of = "clause", text = "put {m:me} into play in the threat area of {i:investigator}",
  means = { "area_of", me = "$m", who = "$i" },
  example = "treachery: Revelation - Put this card into play in the threat area of the investigator with the most clues." }
function effects.area_of(w, node)
  is_threat(w)
  things.one(w, node.who, "investigator", "Into whose threat area?", function(inv) w:emit("me:put_in_threat_area(" .. inv .. ")") end)
end

-- --- what always holds of whoever has it -----------------------------------------------------------------------------------

for number, text in ipairs { "each of your skill tests gets", "each skill test you <perform|take> gets", "your skill tests get" } do
  production { name = "difficulty of your tests " .. number, of = "holds", text = text .. " {n:signed} difficulty",
    means = { "your_tests", n = "$n" }, take = number > 1 and function() end or nil,
    example = number == 1 and THREAT .. "Each of your skill tests gets +1 difficulty." or nil,
    near = number == 1 and THREAT .. "Each of your skill tests gets +1 difficult." or number == 2 and THREAT .. "You have 1 fewer action each turn." or nil }
end
function holds.your_tests(w, node)
  language.own_card(w)
  return { "you", "{ test_difficulty = " .. node.n .. " }" }
end
-- Left to a person: "You have 1 fewer action each turn". Actions are counted in the upkeep phase (4.2), and what comes or
-- goes after it would change nothing in this round.
production { name = "assets stay exhausted", of = "holds", text = "assets you control cannot ready", means = { "tired_assets" },
  example = THREAT .. "Assets you control cannot ready.", near = THREAT .. "Assets you control cannot read." }
function holds.tired_assets(w)
  language.own_card(w)
  return { "modify", '{ { value = "cannot_ready", where = "it is asset and it.controller == you" } }' }
end

-- --- what lies on it -------------------------------------------------------------------------------------------------------

language.lexical("me_treachery", function(token) return token.class == "me" and token.type == "treachery" and { "me" } or nil end,
  function(node) return type(node) == "table" and node[1] == "me" and "{me}" or nil end, { "me" })
for _, counter in ipairs { "resource", "clue" } do
  frame { name = counter .. "s on this treachery", text = "*place {n:number} " .. counter .. "<s> on {m:me_treachery}",
    means = { "on_treachery", n = "$n", counter = counter .. "s", me = "$m" },
    example = counter == "resource" and THREAT .. "Forced - At the end of your turn: Place 1 resource on this card." or nil,
    near = counter == "resource" and THREAT .. "Forced - At the end of your turn: Place 1 resource on that card." or nil }
end
function effects.on_treachery(w, node)
  local kinds = w.facts.kinds
  if w.facts.type ~= "treachery" or w.kind == "revelation" or not (kinds.threat or kinds.attached or kinds.beside) then
    w:refuse("is it in play?")
  end
  w:would_change()
  w:emit('me:add("' .. node.counter .. '", ' .. node.n .. ")")
end

-- --- what it is attached to ------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "asset" } do
  production { name = "the attached " .. of, of = of, text = "<|the> attached " .. of, means = { "host", of = of },
    example = of == "enemy" and "treachery: Revelation - Attach to the nearest enemy. // Forced - After attached enemy attacks you: Take 1 horror." or
      "treachery: Revelation - Attach to an asset you control. // Forced - At the end of the round: Deal 1 damage to attached asset.",
    near = of == "enemy" and "treachery: Revelation - Attach to the nearest enemy. // Forced - After attached enemy attacks home: Take 1 horror." or nil }
end
local one = things.one
function things.one(w, ref, of, question, f, want)
  if ref[1] ~= "host" then return one(w, ref, of, question, f, want) end
  if not w.facts.kinds.attached or w.kind == "revelation" or w.kind == "event" or OFFERED[w.kind] then w:refuse("what is it attached to?") end
  w:would_change(want and want.expr and want.expr "me.parent")
  f "me.parent"
end
local deal_to = effects.deal_to
function effects.deal_to(w, node, who)
  if node.of ~= "asset" or node.to[1] ~= "host" then return deal_to(w, node, who) end
  local n = w:number(node.n)
  things.one(w, node.to, "asset", "", function(asset)
    w:emit("harm_all(nil, { " .. asset .. " }, " .. (node.harm == "damage" and n or "0, " .. n) .. ")")
  end)
end
-- "After attached enemy attacks you."
local write = language.events.write
local ROLE = { attack = "actor", engaged = "subject", evaded = "subject", exhausts = "subject", readies = "subject",
  enemy_defeated = "subject", asset_defeated = "subject" }
function language.events.write(w, node)
  local place = ROLE[node.what[1]]
  local ref = place and node.what[place]
  if not ref or ref[1] ~= "host" then
    for _, other in ipairs { "actor", "subject", "object" } do
      if (node.what[other] or {})[1] == "host" then w:refuse("what is it attached to?") end
    end
    return write(w, node)
  end
  if not w.facts.kinds.attached or node.what[1]:find "_defeated$" and node.tier == "after" then w:refuse("it is attached no longer") end
  local said, what = {}, {}
  for name, value in pairs(node) do said[name] = value end
  for name, value in pairs(node.what) do what[name] = value end
  what[place], what.key, said.key, said.what = nil, nil, nil, what
  local t = write(w, said)
  t.conditions[#t.conditions + 1] = place .. " == me.parent"
  t.bound[#t.bound + 1] = { of = ref.of, code = "me.parent", expression = "me.parent" }
  return t
end
language.happening("discover at the attached location", "{a:doer} <discover|discovers> " ..
  "<1 or more clues|a clue|any number of clues|any amount of clues|clues> <at|from|on> <|the> attached location",
  { "clues_discovered", actor = "$a", where = { "subject == me.parent" }, of = "attached" },
  "treachery: Revelation - Attach to your location. // Forced - After you discover a clue at attached location: Take 1 horror.",
  "treachery: Revelation - Attach to your location. // Forced - After you discover a clue at detached location: Take 1 horror.")
for action, to in pairs { leave = "move", investigate = "investigate" } do
  production { name = "cost to " .. action .. " the attached location", of = "constant",
    text = "<as an additional cost to " .. action .. " <|the> attached location , <you|an investigator> must spend {n:number} <additional|> action<s>|" ..
      "<you|an investigator> must spend {n:number} additional action<s> to " .. action .. " <|the> attached location>",
    means = { "cost_at_host", to = to, n = "$n" },
    example = action == "leave" and "treachery: Revelation - Attach to your location. // As an additional cost to leave attached location, you must spend 1 action." or nil,
    near = action == "leave" and "treachery: Revelation - Attach to your location. // As an additional cost to leave detached location, you must spend 1 action." or nil }
end
function language.constants.cost_at_host(w, node)
  if not w.facts.kinds.attached then w:refuse("this is not attached") end
  local fields = { { "to", '"' .. node.to .. '"' }, { "actions", tostring(node.n) }, { "where", '"place(it) == me.parent"' } }
  if node.to == "move" then fields[4] = { "any_move", "true" } end
  return fields, "additional_cost"
end

return {}
