-- Shorter words for the states in which something holds ("while exhausted", "while engaged with 2 or more enemies", "while
-- you are here"), and constants about a location of somebody, about whoever enters, and with an X.

local language = require "import/language"
local things = require "import/subjects/things"
require "import/subjects/restrict"
local production, holds, states = language.production, language.holds, language.states
local field, own, member = language.constant_field, language.own_card, language.member_of
local key = require("import/chart").key

local function state(name, text, means, example, near, take)
  production { name = "state: " .. name, of = "state", text = text, means = means, take = take, example = example, near = near }
end

-- --- whoever it is said of, in a few words ----------------------------------------------------------------------------

-- "While exhausted", "while at a Woods location": it is whoever the constant is about.
local function about(node) return (node.holds.who or {})[1] end

state("exhausted", "exhausted", { "short_is", state = "exhausted" }, "enemy: This enemy gets +1 fight while exhausted.",
  "location: This location gets +1 shroud while exhausted.")
state("ready", "ready", { "short_is", state = "ready" })
function states.short_is(w, node, said)
  if about(node) ~= "me" or not (w.facts.kinds.asset or w.facts.kinds.enemy) then w:refuse("what is " .. said.state .. "?") end
  return { "condition", said.state == "ready" and '"not me.exhausted"' or '"me.exhausted"' }
end
state("at a kind", "at <a|an> {s:thing_location}",
  function(p) return p.s.where and not p.s.at and { "short_at", set = p.s } or nil end,
  "asset: You get +1 [agility] while at a [[Woods]] location.", "asset: You get +1 [agility] while at a [[Woods]] enemy.",
  function(node) return node[1] == "short_at" and { s = node.set } or nil end)
function states.short_at(w, node, said)
  local who = about(node)
  if who == "you" then own(w) elseif who ~= "me" or w.facts.type ~= "enemy" then w:refuse("who is there?") end
  return { "condition", w:quote(w.all(things.said(w, said.set, who == "you" and "here" or "place(me)", "expr"))) }
end
-- In hand a card's abilities work only if they say so; then they work nowhere else.
state("in hand", "<{m:me}|it> is in your hand", { "in_hand" },
  "asset: While this asset is in your hand, you get -1 [willpower].", "asset: While this asset is in your deck, you get -1 [willpower].")
function states.in_hand(w)
  if w.facts.type ~= "asset" then w:refuse("is it hidden?") end
  return { "zones", '{ "hand" }' }
end
state("at this", "<at|in> {m:me_location}", { "at_me" }, "location: You cannot draw cards while at this location.")
state("engaged, short", "engaged with <an enemy|1 or more enemies>", { "short_engaged", range = { ">=", n = 1 } },
  "asset: You get +1 [combat] while engaged with an enemy.", "enemy: This enemy gets +1 fight while engaged with an enemy.")
state("engaged with many, short", "engaged with {r:range} enemies",
  function(p) return (p.r[1] ~= ">=" or p.r.n > 1) and { "short_engaged", range = p.r } or nil end,
  "asset: You get +1 [combat] while engaged with 2 or more enemies.", nil,
  function(node) return node[1] == "short_engaged" and { r = node.range } or nil end)
function states.short_engaged(w, node, said)
  if about(node) ~= "you" then w:refuse("who is engaged?") end
  own(w)
  return { "condition", w:quote("count(engaging) " .. said.range[1] .. " " .. said.range.n) }
end
production { name = "condition: engaged with many", of = "condition", text = "you are engaged with {r:range} enemies",
  means = function(p) return (p.r[1] ~= ">=" or p.r.n > 1) and { "engaged_many", range = p.r } or nil end,
  take = function(node) return node[1] == "engaged_many" and { r = node.range } or nil end,
  example = "asset: [free] If you are engaged with 2 or more enemies, exhaust this asset: Draw 1 card." }
function language.conditions.engaged_many(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "count(engaging)" .. test, lua = '#find("engaging", you)' .. test }
end

-- --- here ---------------------------------------------------------------------------------------------------------------

-- "Here", on a location, is at this location.
language.filters.at_here = { of = { enemy = true, investigator = true }, expr = function(x) return "place(" .. x .. ") == me" end,
  lua = function(x) return x .. ".place == me" end }
production { name = "here, on a location", of = "behind", text = "here", means = { "at_here" },
  example = "location: Each [[Ghoul]] enemy here gets +1 fight.", near = "asset: Each [[Ghoul]] enemy here gets +1 fight." }
for _, name in ipairs { "base", "said" } do
  local ask = things[name]
  things[name] = function(w, set, ...)
    for _, f in ipairs(set.where or {}) do
      if f[1] == "at_here" and w.facts.type ~= "location" then w:refuse("where is here?") end
    end
    return ask(w, set, ...)
  end
end
state("you are here", "you are here", { "at_me", here = true }, "location: While you are here, you get -1 [combat].",
  "asset: While you are here, you get -1 [combat].")
local at_me = language.conditions.at_me
function language.conditions.at_me(w, node)
  if node.here and w.facts.type ~= "location" then w:refuse("where is here?") end
  return at_me(w, node)
end
for _, of in ipairs { "enemy", "investigator" } do
  production { name = "condition: " .. of .. " is here", of = "condition", text = "<a|an> {s:thing_" .. of .. "} is <at|in> {m:me_location}",
    means = function(p)
      if p.s.at then return nil end
      if of == "investigator" and not p.s.where then return nil end   -- "an investigator is here" is said in places.lua
      local where = { { "at_me" }, unpack(p.s.where or {}) }
      table.sort(where, function(a, b) return key(a) < key(b) end)
      return { "there_is", set = { "set", of = of, where = where } }
    end, take = function() end,
    example = of == "enemy" and "location: While a [[Ghoul]] enemy is at this location, it gets +2 shroud." or nil }
end

-- --- more conditions about this ---------------------------------------------------------------------------------------

local function enemy_only(w)
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
end
production { name = "condition: this is at a kind of place", of = "condition", text = "{m:me_enemy} is <at|in> <a|an> {s:thing_location}",
  means = function(p) return p.s.where and not p.s.at and { "me_at", set = p.s } or nil end,
  take = function(node) return node[1] == "me_at" and not node.it and { s = node.set } or nil end,
  example = "enemy: Forced - At the end of the enemy phase, if this enemy is at a [[Woods]] location: Place 1 doom on this enemy." }
function language.conditions.me_at(w, node)
  enemy_only(w)
  return { expr = w.all(things.said(w, node.set, "place(me)", "expr")), lua = w.all(things.said(w, node.set, "me.place", "lua")) }
end
production { name = "condition: this is ready and has none", of = "condition",
  text = "{m:me} is ready and <has no {c:counter} on <it|him|her|{n:me}>|there is no {c:counter} on <it|him|her>>", means = { "ready_without", counter = "$c", me = "$m" },
  take = function(node) return node[1] == "ready_without" and { m = { "me" }, c = node.counter } or nil end,
  example = "enemy: Forced - At the end of the round, if this enemy is ready and has no doom on it: Place 1 doom on this enemy.",
  near = "enemy: Forced - At the end of the round, if this enemy is ready and has no doubts on it: Place 1 doom on this enemy." }
function language.conditions.ready_without(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.enemy) then w:refuse("this is never exhausted") end
  local text = "not me.exhausted and me." .. node.counter .. " == 0"
  return { expr = text, lua = text }
end
state("host without swarm", "the host {m:me_enemy} has no attached swarm cards", { "host_alone", me = "$m" },
  "enemy: While the host this enemy has no attached swarm cards, it gets +1 fight.")
function states.host_alone(w)
  enemy_only(w)
  return { "condition", '"not me.swarm_card and not any(enemies: it.swarm_card and it.pack == me.pack)"' }
end

-- --- by title --------------------------------------------------------------------------------------------------------------

-- Expressions know no titles: these conditions are asked in Lua.
local WHERE = {
  { "at your location", "your location", "you.place" }, { "at this", "{m:me_location}", "me" },
  { "at the place of this", "{m:me_enemy} 's location", "me.place" },
}
for _, where in ipairs(WHERE) do
  local name, text, place = unpack(where)
  for word, present in pairs { ["is"] = true, ["is not"] = false } do
    production { name = "condition: somebody " .. word .. " " .. name, of = "condition",
      text = "<|the> {n:card_name} " .. word .. " <at|in> " .. text, means = { "named_at", name = "$n", place = place, present = present },
      example = name == "at this" and present and "location: While Night Porter is at this location, it gets +2 shroud." or nil }
  end
end
function language.conditions.named_at(w, node)
  if node.place == "you.place" then w:needs_you() end
  return { lua = "#filter(find \"in_play\", function(card) return card.title == " .. w:quote(node.name) .. " and card.place == " ..
    node.place .. " end) " .. (node.present and "> 0" or "== 0") }
end
production { name = "condition: you control by title", of = "condition", text = "you control {n:card_name}",
  means = { "controls_named", name = "$n" },
  example = "asset: [free] If you control Night Hall, exhaust this asset: Draw 1 card." }
function language.conditions.controls_named(w, node)
  w:needs_you()
  return { lua = "#filter(find(\"my_assets\", you), function(card) return card.title == " .. w:quote(node.name) .. " end) > 0" }
end
for word, present in pairs { ["are"] = true, ["are not"] = false } do
  production { name = "condition: you " .. word .. " at a place by name", of = "condition",
    text = "you " .. word .. " <at|in> <|the> {n:location_name}", means = { "at_named", name = "$n", present = present },
    example = present and "treachery: Revelation - If you are at Night Hall, take 1 horror." or nil }
end
function language.conditions.at_named(w, node)
  w:needs_you()
  return { lua = "you.place.title " .. (node.present and "== " or "~= ") .. w:quote(node.name) }
end

-- --- of whom it is said ------------------------------------------------------------------------------------------------

production { name = "location of this", of = "one_who", text = "{m:me_enemy} 's location", means = { "place_of", of = "me" },
  example = "enemy: This enemy's location gains: \"Haunted - Take 1 horror.\"", near = "enemy: This enemy's location gets +1 fight." }
language.examples[#language.examples + 1] = { name = "location of this, in brief", example = "enemy: This enemy's location gets +1 shroud." }
production { name = "location of you", of = "one_who", text = "your location", means = { "place_of", of = "you" },
  example = "asset: Your location gets -1 shroud." }
--- The locations of which a constant speaks, as an expression about `it`.
function language.constants.locations_of(w, who)
  if who[1] == "attached" and who.of == "location" and w.facts.kinds.attached then return "it == me.parent" end
  if who[1] == "place_of" and who.of == "me" and w.facts.type == "enemy" then return "it == place(me)" end
  if who[1] == "each" and who.set.of == "location" then return member(w, who.set) end
  w:refuse("which locations are haunted?")
end
for _, type in ipairs { "assets", "events" } do
  for number, who in ipairs { "{w:one_who}", "{w:many_who}" } do
    production { name = "who cannot play " .. type .. number, of = "holds", text = who .. " cannot play " .. type,
      means = { "who_cannot_play", who = "$w", type = type:sub(1, -2) },
      example = number == 2 and type == "events" and "location: Investigators at this location cannot play events." or nil,
      near = number == 2 and type == "events" and "location: Enemies at this location cannot play events." or nil }
  end
end
function holds.who_cannot_play(w, node)
  if node.who[1] ~= "each" or node.who.set.of ~= "investigator" then w:refuse("who plays cards?") end
  return { "modify", '{ { value = "cannot_play", where = ' .. w:quote(member(w, node.who.set) .. " and that is " .. node.type) .. " } }" }
end
for text, place in pairs { ["{m:me_location}"] = "me", ["<|the> attached location"] = "me.parent" } do
  production { name = "cannot move into " .. place, of = "holds", text = "{w:many_who} cannot move into " .. text,
    means = { "cannot_move_into", who = "$w", place = place },
    example = place == "me" and "location: [[Ghoul]] enemies cannot move into this location." or nil,
    near = place == "me" and "location: [[Ghoul]] locations cannot move into this location." or nil }
  -- An enemy enters a location by spawning there, too.
  production { name = "cannot enter " .. place, of = "holds", text = "{w:many_who} cannot enter " .. text,
    means = { "cannot_move_into", who = "$w", place = place, enters = true },
    example = place == "me" and "location: [[Ghoul]] enemies cannot enter this location." or nil,
    near = place == "me" and "location: [[Ghoul]] locations cannot enter this location." or nil }
end
function holds.cannot_move_into(w, node)
  local set = node.who.set
  if node.who[1] ~= "each" or set.of ~= "enemy" and set.of ~= "investigator" then w:refuse("who moves?") end
  if node.place ~= "me" and not w.facts.kinds.attached then w:refuse("this is not attached") end
  local where = w:quote(member(w, set) .. " and that == " .. node.place)
  return { "modify", '{ { value = "cannot_enter", where = ' .. where .. " }" ..
    (node.enters and set.of == "enemy" and ', { value = "cannot_spawn", where = ' .. where .. " }" or "") .. " }" }
end

-- An action that costs more actions than anybody has cannot be taken, by no effect either.
for _, name in ipairs { "draw", "resource", "move" } do
  production { name = name .. " actions", of = "action_kind", text = name, means = name }
end
production { name = "one kind of actions", of = "action_kinds", text = "{a:action_kind} actions", means = { "actions", "$a" } }
production { name = "two kinds of actions", of = "action_kinds", text = "{a:action_kind} or {b:action_kind} actions",
  means = { "actions", "$a", "$b" } }
for _, said in ipairs { { "{w:one_who}", "$w" }, { "{w:many_who}", "$w" }, { "you", { "you" } } } do
  local text, who = unpack(said)
  production { name = "cannot take actions, " .. text:match "%a[%w_]+", of = "holds", text = text .. " cannot take {a:action_kinds}",
    means = { "no_actions", who = who, kinds = "$a" },
    example = text == "{w:many_who}" and "location: Investigators at this location cannot take draw or resource actions." or nil,
    near = text == "{w:many_who}" and "location: Enemies at this location cannot take draw or resource actions." or nil }
end
function holds.no_actions(w, node, said)
  local who, here = node.who, w.facts.type == "location" and said and said[1] == "at_me"
  local where
  if who[1] == "you" then
    if not here then own(w) end
    where = here and "it is investigator and place(it) == me" or "it == you"
  elseif who[1] == "each" and who.set.of == "investigator" then
    where = member(w, who.set)
  else
    w:refuse("who takes actions?")
  end
  local kinds = {}
  for i = 2, #node.kinds do kinds[#kinds + 1] = "ability is " .. node.kinds[i] end
  local kind = #kinds == 1 and kinds[1] or "(" .. table.concat(kinds, " or ") .. ")"
  return { "modify", '{ { value = "action_cost", amount = 99, where = ' .. w:quote(where .. " and " .. kind) .. " } }" },
    here and who[1] == "you"
end

-- --- X ------------------------------------------------------------------------------------------------------------------

for sign, word in pairs { [1] = "+x", [-1] = "-x" } do
  production { name = "gets " .. word, of = "holds", text = "{w:one_who} gets " .. word .. " {v:stat} , where x is <|equal to> {a:amount}",
    means = { "gets_x", who = "$w", value = "$v", sign = sign, amount = "$a" },
    example = sign > 0 and "enemy: This enemy gets +X fight, where X is the current agenda number." or nil }
  production { name = "you get " .. word, of = "holds", text = "you get " .. word .. " {v:stat} , where x is <|equal to> {a:amount}",
    means = { "gets_x", who = { "you" }, value = "$v", sign = sign, amount = "$a" } }
end
function holds.gets_x(w, node, said)
  return field(w, { "holds", who = node.who, what = { "changes", { value = node.value, n = node.sign } }, each = node.amount }, said)
end
return {}
