-- Cards that are set aside, by name: one, so many or all of them, and what becomes of them.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local OFFERED = language.offered

-- --- which cards -----------------------------------------------------------------------------------------------------

-- The types that have names of their own, and the words for one and for several of them.
local TYPES = { enemy = { "enemy", "enemies" }, treachery = { "treachery", "treacheries" } }
for type, noun in pairs(TYPES) do
  local name, of = "{n:" .. type .. "_name} ", "aside_" .. type
  local one, many = "<" .. noun[1] .. "|card|>", "<" .. noun[2] .. "|cards|>"
  local function aside(suffix, text, n, take)
    production { name = "aside: " .. type .. ", " .. suffix, of = of, text = text, take = take,
      means = { "aside", of = type, name = "$n", n = n } }
  end
  aside("that one", "the set-aside " .. name .. one, "one")
  aside("a copy", "<a|1> set-aside <copy of|> " .. name .. one, "copy")
  aside("some", "<|the> {k:digits} set-aside <copies of|> " .. name .. many, "$k")
  aside("all", "each set-aside <copy of|> " .. name .. one, "all")
  aside("all of them", "all <|of the> set-aside <copies of|> " .. name .. many, "all", function() end)
  aside("both", "both set-aside copies of " .. name .. many, 2, function() end)
end

-- Lua of the list of those that are set aside.
local function list_of(w, node)
  return 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.name) .. ' and card:is "' ..
    node.of .. '" end)'
end
-- f(name) writes what is done to each of them. Where the text is used by somebody, one has to be there.
local function each_aside(w, node, f)
  local list = list_of(w, node)
  if OFFERED[w.kind] and not w.place.result then
    if w.asked or not w:alone() then w:refuse("is it set aside?") end
    w.asked = "function() return #" .. list .. " > 0 end"
  end
  w:would_change_if("#" .. list .. " > 0")
  local x = w:name(node.of)
  if node.n == "all" then
    return w:block("each(" .. list .. ", function(" .. x .. ")", function() f(x) end, "end)")
  end
  if node.n == "one" or node.n == "copy" then
    w:emit("local " .. x .. " = " .. list .. "[1]")
    return w:block("if " .. x .. " then", function() f(x) end)
  end
  w:block("each({ unpack(" .. list .. ", 1, " .. node.n .. ") }, function(" .. x .. ")", function() f(x) end, "end)")
end

-- --- what becomes of them --------------------------------------------------------------------------------------------

frame { name = "spawn what is set aside", text = "*spawn {a:aside_enemy} <at|in> {l:location}",
  means = function(p)
    if p.l[1] == "named" then return nil end
    if p.a.n ~= "one" then return { "spawn_aside", what = p.a, at = p.l } end
    return nil   -- one of them has words of its own (backs.lua)
  end,
  take = function(node)
    return type(node) == "table" and node[1] == "spawn_aside" and node.at and { a = node.what, l = node.at } or nil
  end }
-- At a location by name: one of them has words of its own (backs.lua).
frame { name = "spawn what is set aside at a place by name", text = "*spawn {a:aside_enemy} <at|in> {l:location}",
  means = function(p)
    return p.l[1] == "named" and p.a.n ~= "one" and { "spawn_aside", what = p.a, named = p.l.name } or nil
  end,
  take = function(node)
    return type(node) == "table" and node[1] == "spawn_aside" and node.named and
      { a = node.what, l = { "named", name = node.named } } or nil
  end }
frame { name = "spawn what is set aside, engaged", text = "*spawn {a:aside_enemy} engaged with ~you",
  means = { "spawn_aside", what = "$a", engaged = true } }
frame { name = "spawn what is set aside here, engaged", text = "*spawn {a:aside_enemy} at ~your location , engaged with ~you",
  means = { "spawn_aside", what = "$a", engaged = true }, take = function() end }
production { name = "spawn it engaged with somebody", of = "clause",
  text = "spawn {a:aside_enemy} <|at the lead investigator 's location ,> engaged with <the|> lead investigator",
  means = { "spawn_aside", what = "$a", engaged = "lead" } }
production { name = "spawn it where the lead is", of = "clause",
  text = "spawn {a:aside_enemy} <at|in> the lead investigator 's location",
  means = { "spawn_aside", what = "$a", lead = true } }
function effects.spawn_aside(w, node, who)
  local function write(f) each_aside(w, node.what, f) end
  if node.named then
    return write(function(enemy) things.spawn_at(w, enemy, node.named) end)
  elseif node.engaged then
    local by = node.engaged == "lead" and "game.lead" or who
    if by == "you" then w:needs_you() end
    return write(function(enemy) w:emit(enemy .. ":spawn_engaged(" .. by .. ")") end)
  elseif node.lead then
    return write(function(enemy) w:emit(enemy .. ":spawn(nil, game.lead.place)") end)
  end
  if node.what.n ~= "one" and node.what.n ~= "copy" and node.at[1] ~= "here" and node.at[1] ~= "me" then
    w:refuse("where do they spawn?")
  end
  if who ~= "you" then w:refuse("where does somebody else spawn it?") end
  local target = w.may_target
  w.may_target = false
  write(function(enemy)
    things.one(w, node.at, "location", "At which location?", function(place)
      w:emit(enemy .. ":spawn(nil, " .. place .. ")")
    end)
  end)
  w.may_target = target
end

local spawn_one = effects.spawn_set_aside
function effects.spawn_set_aside(w, node, who)
  if node.at[1] ~= "here" or node.exhausted then return spawn_one(w, node, who) end
  effects.spawn_aside(w, { what = { "aside", of = "enemy", name = node.name, n = "one" }, at = node.at }, "you")
end

for type in pairs(TYPES) do
  for along = 1, 2 do
    production { name = "shuffle in what is set aside: " .. type .. (along == 2 and ", along" or ""), of = "clause",
      text = "shuffle {a:aside_" .. type .. "} into the encounter deck" ..
        (along == 2 and " , along with the encounter discard pile" or ""),
      -- "The set-aside" and "each set-aside copy of" have words of their own (backs.lua), and the same node.
      means = function(p)
        if p.a.n == "one" or p.a.n == "all" then
          return { "shuffle_in", name = p.a.name, type = type, all = p.a.n == "all", along = along == 2 }
        end
        return { "shuffle_aside", what = p.a, along = along == 2 }
      end,
      take = function(node)
        return node[1] == "shuffle_aside" and node.what.of == type and node.along == (along == 2) and { a = node.what } or nil
      end }
  end
  production { name = "remove what is set aside: " .. type, of = "clause",
    text = "remove {a:aside_" .. type .. "} from the game", means = { "remove_aside", what = "$a" } }
end
function effects.shuffle_aside(w, node)
  each_aside(w, node.what, function(card) w:emit(card .. ':move "encounter_deck"') end)
  if node.along then w:emit "shuffle_discard_into_encounter_deck()" end
  w:emit 'shuffle "encounter_deck"'
end
function effects.remove_aside(w, node)
  each_aside(w, node.what, function(card) w:emit(card .. ':move "removed"') end)
end

-- --- assets ----------------------------------------------------------------------------------------------------------

local function asset_of(w, title)
  return 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(title) .. ' and card:is "asset" end)'
end
local ASSET = "the set-aside {n:card_name} <|story> asset"
production { name = "an asset for whom the lead chooses", of = "clause",
  text = "<any investigator may take|an investigator of your choice takes> control of " .. ASSET,
  means = { "asset_for", name = "$n", who = "chosen" },
  example = "advance: Any investigator may take control of the set-aside Night Hall asset.",
  near = "advance: Any enemy may take control of the set-aside Night Hall asset." }
production { name = "an asset under somebody's control", of = "clause",
  text = "put " .. ASSET .. " into play under <any investigator 's control|the control of any investigator>",
  means = { "asset_for", name = "$n", who = "chosen" }, take = function() end }
production { name = "an asset for the lead", of = "clause",
  text = "put " .. ASSET .. " into play under <the lead investigator 's control|the control of the lead investigator>",
  means = { "asset_for", name = "$n", who = "lead" },
  example = "advance: Put the set-aside Night Hall asset into play under the lead investigator's control." }
production { name = "an asset put at a location", of = "clause",
  text = "put " .. ASSET .. " into play <at|in> {l:location}", means = { "asset_at", name = "$n", at = "$l" },
  example = "advance: Put the set-aside Night Hall asset into play at Night Hall.",
  near = "advance: Put the Night Hall asset into play at Night Hall." }
function effects.asset_for(w, node)
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  w:would_change()
  local asset = w:name "asset"
  w:emit("local " .. asset .. " = " .. asset_of(w, node.name) .. "[1]")
  local by = node.who == "lead" and "game.lead" or 'choose(game.lead, "Who takes control of it?", players())'
  w:emit("if " .. asset .. " then " .. by .. ":take_control(" .. asset .. ") end")
end
function effects.asset_at(w, node)
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  w:would_change()
  local asset = w:name "asset"
  w:emit("local " .. asset .. " = " .. asset_of(w, node.name) .. "[1]")
  w:block("if " .. asset .. " then", function()
    things.one(w, node.at, "location", "At which location?", function(place) w:emit(asset .. ":enter_at(" .. place .. ")") end)
  end)
end

return {}
