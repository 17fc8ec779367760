-- Things that texts speak of: "an exhausted Ghoul enemy at your location", "each investigator", "that enemy", "this".
-- A set is { "set", of = TYPE, at = WHERE?, where = { filters } }; a reference { "a", set }, { "each", set },
-- { "that", of = TYPE }, { "it" }, { "me" } or { "you" }.
-- One file: every production here reads or writes the same trees.

local language = require "import/language"
local production, lexical = language.production, language.lexical
local key = require("import/chart").key

local function word(value) return tostring(value) end

lexical("me", function(token) return token.class == "me" and { "me" } or nil end, function(node)
  return type(node) == "table" and node[1] == "me" and "{me}" or nil
end, { "me" })
for _, of in ipairs { "enemy", "asset", "location", "investigator" } do
  lexical("me_" .. of, function(token) return token.class == "me" and token.type == of and { "me" } or nil end,
    function(node) return type(node) == "table" and node[1] == "me" and "{me}" or nil end, { "me" })
end
lexical("trait", function(token) return token.class == "trait" and token.value or nil end,
  function(value) return "[[" .. value .. "]]" end)
local SKILLS = { willpower = true, intellect = true, combat = true, agility = true }
lexical("skill", function(token)
  if token.class == "icon" and SKILLS[token.value] then return token.value end
end, function(value) return SKILLS[value] and "[" .. value .. "]" or nil end)
lexical("location_name", function(token)
  return token.class == "name" and token.kinds.location and token.value or nil
end, word)
lexical("card_name", function(token) return token.class == "name" and token.value or nil end, word)

-- --- nouns and what is said of them ------------------------------------------------------------------------------------

--- The types, with their nouns, the set of all of them, and where a text may say that they are.
local NOUNS = {
  enemy = { "enemy", "enemies", sets = { [""] = "enemies", play = "enemies", here = "enemies_here",
    engaged = "engaging", attackable = "attackable_here", evadable = "evadable_here" } },
  investigator = { "investigator", "investigators", sets = { [""] = "investigators", play = "investigators",
    here = "here" } },
  location = { "location", "locations", sets = { [""] = "locations", play = "locations", connecting = "connecting" } },
  card = { "card", "cards", sets = { discard = "discard", hand = "hand" } },
  -- held: controlled by somebody at your location.
  asset = { "asset", "assets", sets = { yours = "my_assets", here = "all_assets_here", held = "assets_here" } },
}
--- The ability's field `target`, for sets that have one.
local TARGETS = {
  enemies = "enemy", enemies_here = "enemy_here", attackable_here = "attackable_here",
  evadable_here = "evadable_here", engaging = "engaged_enemy", investigators = "investigator",
  here = "investigator_here", locations = "location", connecting = "connecting_location", my_assets = "my_asset",
  assets_here = "asset_here", all_assets_here = "any_asset_here", discard = "card_in_discard", hand = "card_in_hand",
}

local filters = language.filters
local writer = require "import/writer"
local tag_of, all = writer.tag_of, writer.all

-- of: the types of which it can be said. front: it stands before the noun.
filters.trait = { front = true,
  expr = function(x, f) return x .. " is " .. tag_of(f.trait) end,
  lua = function(x, f) return x .. ':is "' .. tag_of(f.trait) .. '"' end }
filters.not_trait = { front = true,
  expr = function(x, f) return x .. " is not " .. tag_of(f.trait) end,
  lua = function(x, f) return "not " .. x .. ':is "' .. tag_of(f.trait) .. '"' end }
filters.exhausted = { front = true, of = { enemy = true, asset = true },
  expr = function(x) return x .. ".exhausted" end, lua = function(x) return x .. ".exhausted" end }
filters.ready = { front = true, of = { enemy = true, asset = true },
  expr = function(x) return "not " .. x .. ".exhausted" end, lua = function(x) return "not " .. x .. ".exhausted" end }
filters.other = { front = true, of = { enemy = true, asset = true, location = true },
  expr = function(x) return x .. " ~= me" end, lua = function(x) return x .. " ~= me" end }
filters.not_you = { front = true, of = { investigator = true },
  expr = function(x) return x .. " ~= you" end, lua = function(x) return x .. " ~= you" end }
filters.revealed = { front = true, of = { location = true },
  expr = function(x) return x .. ".face == 1" end, lua = function(x) return x .. ".face == 1" end }
filters.unrevealed = { front = true, of = { location = true },
  expr = function(x) return x .. ".face == 0" end, lua = function(x) return x .. ".face == 0" end }
filters.with_clues = { of = { location = true, investigator = true },
  expr = function(x) return x .. ".clues > 0" end, lua = function(x) return x .. ".clues > 0" end }
filters.without_clues = { of = { location = true, investigator = true },
  expr = function(x) return x .. ".clues == 0" end, lua = function(x) return x .. ".clues == 0" end }

local FIGURES = { enemy = true, investigator = true }
filters.at_me = { of = FIGURES, expr = function(x) return "place(" .. x .. ") == me" end,
  lua = function(x) return x .. ".place == me" end }
filters.at_my_place = { of = FIGURES, expr = function(x) return "place(" .. x .. ") == place(me)" end,
  lua = function(x) return x .. ".place == me.place" end }
-- "Its" location, on an enemy: only where nothing else was spoken of; see said().
filters.at_its_place = filters.at_my_place
filters.flooded = { front = true, of = { location = true }, expr = function(x) return x .. ".flood_level > 0" end,
  lua = function(x) return x .. ".flood_level > 0" end }
filters.fully_flooded = { front = true, of = { location = true }, expr = function(x) return x ..
  ".flood_level == 2" end,
  lua = function(x) return x .. ".flood_level == 2" end }
production { name = "flooded", of = "front", text = "flooded", means = { "flooded" } }
production { name = "fully flooded", of = "front", text = "fully flooded", means = { "fully_flooded" } }
filters.at_connecting = { of = FIGURES, expr = function(x) return "connected(here, place(" .. x .. "))" end,
  lua = function(x) return "connected(you.place, " .. x .. ".place)" end }
filters.at_kind = { of = FIGURES }   -- at a location of some kind: said() writes what is said of that location
filters.has = { of = { enemy = true, investigator = true, location = true, asset = true },
  expr = function(x, f) return x .. "." .. f.counter .. " " .. f.range[1] .. " " .. f.range.n end,
  lua = function(x, f) return x .. "." .. f.counter .. " " .. f.range[1] .. " " .. f.range.n end }
local function remaining(value, counter)
  return { of = FIGURES,
    expr = function(x, f) return x .. "." .. value .. " - " .. x .. "." .. counter .. " " .. f.range[1] .. " " ..
      f.range.n end,
    lua = function(x, f)
      return x .. ':check "' .. value .. '" - ' .. x .. "." .. counter .. " " .. f.range[1] .. " " .. f.range.n
    end }
end
filters.remaining_health, filters.remaining_sanity = remaining("health", "damage"), remaining("sanity", "horror")
-- An enemy of a player's own deck that is engaged with nobody has its owner as its bearer.
filters.engaged_with_me = { of = { investigator = true },
  expr = function(x) return "(me in threat and bearer(me) == " .. x .. ")" end,
  lua = function(x) return '(me.zone == "threat" and me.bearer == ' .. x .. ")" end }
filters.unique = { front = true, of = { enemy = true, asset = true }, expr = function(x) return x .. " is unique" end,
  lua = function(x) return x .. ':is "unique"' end }

production { name = "at this", of = "behind", text = "<at|in> {m:me_location}", means = { "at_me" } }
production { name = "at its place", of = "behind", text = "at {m:me_enemy} 's location", means = { "at_my_place" } }
production { name = "at an asset's place", of = "behind", text = "at {m:me_asset} 's location",
  means = { "at_my_place" } }
production { name = "at its location", of = "behind", text = "at <its|his|her> location", means = { "at_its_place" } }
production { name = "at this location", of = "behind", text = "at this location", means = { "at_my_place" } }
production { name = "at a connecting place", of = "behind", text = "at a connecting location",
  means = { "at_connecting" } }
production { name = "in play", of = "behind", text = "<in play|at any location>", means = { "at", "play" } }
production { name = "at a kind of place", of = "behind", text = "<at|in> <a|an> {s:core_location}",
  means = function(p) return p.s.where and not p.s.at and { "at_kind", set = p.s } or nil end,
  take = function(f) return type(f) == "table" and f[1] == "at_kind" and { s = f.set } or nil end }
production { name = "with counters", of = "behind", text = "with {r:range} {c:counter} <on it|>",
  means = { "has", range = "$r", counter = "$c" } }
production { name = "with remaining health", of = "behind", text = "with {r:range} remaining health",
  means = { "remaining_health", range = "$r" } }
production { name = "with remaining sanity", of = "behind", text = "with {r:range} remaining sanity",
  means = { "remaining_sanity", range = "$r" } }
production { name = "engaged with this", of = "behind", text = "engaged with {m:me_enemy}",
  means = { "engaged_with_me" } }

production { name = "trait", of = "front", text = "{t:trait}", means = { "trait", trait = "$t" } }
production { name = "not trait", of = "front", text = "non- {t:trait}", means = { "not_trait", trait = "$t" } }
production { name = "other", of = "front", text = "other", means = { "other" } }
production { name = "other people", of = "front", text = "other", means = { "not_you" } }
filters.either_trait = { front = true,
  expr = function(x, f) return "(" .. x .. " is " .. tag_of(f.trait) .. " or " .. x .. " is " .. tag_of(f.other) ..
    ")" end,
  lua = function(x, f) return "(" .. x .. ':is "' .. tag_of(f.trait) .. '" or ' .. x .. ':is "' .. tag_of(f.other) ..
    '")' end }
production { name = "either trait", of = "front", text = "{t:trait} or {u:trait}",
  means = { "either_trait", trait = "$t", other = "$u" } }
filters.type = { of = { card = true }, expr = function(x, f) return x .. " is " .. f.type end,
  lua = function(x, f) return x .. ':is "' .. f.type .. '"' end }
production { name = "exhausted", of = "front", text = "exhausted", means = { "exhausted" } }
production { name = "ready", of = "front", text = "ready", means = { "ready" } }
production { name = "revealed", of = "front", text = "revealed", means = { "revealed" } }
production { name = "unrevealed", of = "front", text = "unrevealed", means = { "unrevealed" } }

production { name = "here", of = "behind", text = "<at|in> your location", means = { "at", "here" } }
production { name = "engaged with you", of = "behind", text = "engaged with you", means = { "at", "engaged" } }
production { name = "in discard pile", of = "behind", text = "<in|from> your discard pile",
  means = { "at", "discard" } }
production { name = "in hand", of = "behind", text = "<in|from> your hand", means = { "at", "hand" } }
production { name = "yours", of = "behind", text = "<you control|under your control>", means = { "at", "yours" },
  example = "event: Ready an asset under your control.", near = "event: Ready an asset under my control." }
production { name = "with clues", of = "behind", text = "with any clues <|on it>",
  means = { "with_clues" } }
production { name = "with a clue", of = "behind", text = "with a clue <on it>", means = { "with_clues" } }
production { name = "with no clues", of = "behind", text = "with no clues <|on it>", means = { "without_clues" } }

-- Adds what is said of a set, if it can be said of it. The order of filters has no meaning.
local function add(set, f)
  local out = { "set", of = set.of, at = set.at, where = { unpack(set.where or {}) } }
  if f[1] == "at" then
    if out.at or not NOUNS[out.of].sets[f[2]] then return nil end
    out.at = f[2]
  else
    local known = filters[f[1]]
    if known.of and not known.of[out.of] then return nil end
    for _, each in ipairs(out.where) do
      if key(each) == key(f) then return nil end
    end
    out.where[#out.where + 1] = f
    table.sort(out.where, function(a, b) return key(a) < key(b) end)
  end
  if #out.where == 0 then out.where = nil end
  return out
end

-- The set without its first filter of that side, and that filter.
local function take(set, is_front)
  if type(set) ~= "table" or set[1] ~= "set" then return nil end
  if not is_front and set.at and set.at ~= "connecting" then
    return { s = { "set", of = set.of, where = set.where }, f = { "at", set.at } }
  end
  for i, f in ipairs(set.where or {}) do
    if (filters[f[1]].front or false) == is_front then
      local rest = { unpack(set.where) }
      table.remove(rest, i)
      return { s = { "set", of = set.of, at = set.at, where = #rest > 0 and rest or nil }, f = f }
    end
  end
end

-- "a ghoul", "any ghoul": a set in which "another" is said has words of its own.
local function not_another(node)
  if type(node) ~= "table" or node[1] ~= "a" then return nil end
  for _, f in ipairs(node.set.where or {}) do
    if f[1] == "other" or f[1] == "not_you" then return nil end
  end
  return { s = node.set }
end

for of, noun in pairs(NOUNS) do
  for number = 1, 2 do
    local suffix = number == 1 and "" or "s"
    local thing, core = "thing" .. suffix .. "_" .. of, "core" .. suffix .. "_" .. of
    production { name = noun[number], of = core, text = noun[number], means = { "set", of = of } }
    for _, type in ipairs { "asset", "event", "skill" } do
      if of == "card" then
        production { name = type .. " card", of = core, text = number == 1 and type or type .. "s",
          means = function() return { "set", of = "card", where = { { "type", type = type } } } end,
          take = function(set)
            local where = set.where or {}
            return not set.at and #where == 1 and where[1][1] == "type" and where[1].type == type and {} or nil
          end }
      end
    end
    if of == "location" then
      production { name = "connecting location", of = core, text = "connecting " .. noun[number],
        means = { "set", of = of, at = "connecting" } }
    end
    production { name = noun[number] .. " that is ...", of = core, text = "{f:front} {s:" .. core .. "}",
      means = function(p) return add(p.s, p.f) end, take = function(set) return take(set, true) end }
    production { name = "a thing", of = thing, text = "{s:" .. core .. "}", means = "$s" }
    -- At most two things are said behind the noun.
    production { name = noun[number] .. " with ...", of = thing, text = "{s:" .. core .. "} {f:behind}",
      means = function(p) return add(p.s, p.f) end, take = function(set) return take(set, false) end }
    production { name = noun[number] .. " with two", of = thing, text = "{s:" .. core .. "} {f:behind} {g:behind}",
      means = function(p)
        local set = add(p.s, p.f)
        return set and add(set, p.g)
      end,
      take = function(set)
        local outer = take(set, false)
        local inner = outer and take(outer.s, false)
        return inner and { s = inner.s, f = inner.f, g = outer.f } or nil
      end }
  end
  local one, many = "thing_" .. of, "things_" .. of
  production { name = "a " .. of, of = of, text = "<a|an|1> {s:" .. one .. "}", means = { "a", set = "$s" },
    take = not_another }
  production { name = "any " .. of, of = of, text = "any {s:" .. one .. "}", means = { "a", set = "$s" }, take = not_another }
  production { name = "that " .. of, of = of, text = "that " .. noun[1], means = { "that", of = of } }
  production { name = "another " .. of, of = of, text = "another {s:" .. one .. "}",
    means = function(p)
      local set = add(p.s, { of == "investigator" and "not_you" or "other" })
      return set and { "a", set = set }
    end,
    take = function(node)
      if type(node) ~= "table" or node[1] ~= "a" then return nil end
      for i, f in ipairs(node.set.where or {}) do
        if f[1] == "other" or f[1] == "not_you" then
          local rest = { unpack(node.set.where) }
          table.remove(rest, i)
          return { s = { "set", of = node.set.of, at = node.set.at, where = #rest > 0 and rest or nil } }
        end
      end
    end }
  production { name = "each " .. of, of = "each_" .. of, text = "each {s:" .. one .. "}",
    means = { "each", set = "$s" } }
  production { name = "all " .. of, of = "each_" .. of, text = "all {s:" .. many .. "}",
    means = { "each", set = "$s" } }
end
production { name = "your location", of = "location", text = "your location", means = { "here" } }
for _, of in ipairs { "enemy", "asset", "location" } do
  production { name = "me as " .. of, of = of, text = "{m:me_" .. of .. "}", means = "$m" }
end
production { name = "it, an enemy", of = "enemy", text = "<it|him|her>", means = { "it" } }
production { name = "it, an asset", of = "asset", text = "<it|him|her>", means = { "it" } }
production { name = "the attacking enemy", of = "enemy", text = "the attacking enemy",
  means = { "that", of = "enemy", attacking = true },
  example = "asset: [reaction] After an enemy attacks you, exhaust this asset: Deal 1 damage to the attacking enemy.",
  near = "asset: [reaction] After you evade an enemy, exhaust this asset: Deal 1 damage to the attacking enemy." }

for _, of in ipairs { "enemy", "location", "investigator", "asset" } do
  production { name = "the nearest " .. of, of = of, text = "the nearest {s:thing_" .. of .. "}",
    means = { "nearest", set = "$s" },
    example = of == "enemy" and "treachery: Revelation - Place 1 doom on the nearest [[Cultist]] enemy." or nil }
  production { name = "the chosen " .. of, of = of, text = "the chosen " .. NOUNS[of][1], means = { "that", of = of } }
  -- "Choose an enemy at your location. Deal 1 damage to that enemy."
  language.frame { name = "choose " .. of, text = "*choose {s:" .. of .. "}",
    means = { "choose", of = of, what = "$s" },
    example = of == "enemy" and "event: Choose an enemy at your location. Deal 2 damage to that enemy." or nil }
end
production { name = "a location by name", of = "location", text = "{n:location_name}", means = { "named", name = "$n" },
  example = "location: [action]: Move to Night Hall." }
for _, text in ipairs { "evaded", "attacked" } do
  production { name = "the " .. text .. " enemy", of = "enemy", text = "the " .. text .. " enemy",
    means = { "tested", by = text } }
end

-- Who does something.
production { name = "a person", of = "person", text = "{i:investigator}", means = "$i" }
production { name = "each person", of = "person", text = "{i:each_investigator}", means = "$i" }
production { name = "the lead", of = "investigator", text = "the lead investigator", means = { "lead" } }

-- --- Lua -----------------------------------------------------------------------------------------------------------------

local things = { tag_of = tag_of, SKILLS = { "willpower", "intellect", "combat", "agility" } }

--- things.conditions(w, set, x): expr, lua?. What is said of a member x of the set, besides being in its base set.
local said
function said(w, set, x, form)
  local parts = {}
  for _, f in ipairs(set.where or {}) do
    if f.other then w:tag(f.other) end
    if f.trait then w:tag(f.trait) end
    if f[1] == "at_its_place" then
      if w.facts.type ~= "enemy" then w:refuse("whose location is meant?") end
      for _, bound in ipairs(w.bound or {}) do
        if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose location is meant?") end
      end
    end
    if f[1] == "at_kind" then
      for _, part in ipairs(said(w, f.set, form == "expr" and "place(" .. x .. ")" or x .. ".place", form)) do
        parts[#parts + 1] = part
      end
    else
      if f[1] == "at_connecting" then w:needs_you() end
      local part = filters[f[1]][form](x, f)
      if w.of_other and part:find "%f[%w_]you%f[^%w_]" then w:refuse("whose is meant?") end
      parts[#parts + 1] = part
    end
  end
  return parts
end
things.said = said

--- things.base(w, set): string. The game's set of which it is a part.
function things.base(w, set)
  if w.of_other and set.at and set.at ~= "play" then w:refuse("whose is meant?") end
  local base = NOUNS[set.of].sets[set.at or ""]
  if not base then w:refuse("it is not said where the " .. set.of .. " is") end
  if set.at and set.at ~= "play" then w:needs_you() end   -- "in play" is the same for everybody
  return base
end

--- things.list(w, set, want?): string. Lua of the list of all members; `want(x)` is a further condition in Lua.
function things.list(w, set, want)
  local base = things.base(w, set)
  local whole = base == "investigators" and "players()" or set.at and set.at ~= "play" and 'find("' .. base .. '", you)'
    or 'find "' .. base .. '"'
  local x = w:name(set.of == "investigator" and "inv" or set.of == "location" and "place" or set.of)
  w.names[x] = nil
  local parts = said(w, set, x, "lua")
  if want then parts[#parts + 1] = want(x) end
  if #parts == 0 then return whole end
  return "filter(" .. whole .. ", function(" .. x .. ") return " .. table.concat(parts, " and ") .. " end)"
end

--- things.any(w, set, want?, want_lua?): string. An expression: has it any members?
function things.any(w, set, want, want_lua)
  local parts = said(w, set, "it", "expr")
  if want then parts[#parts + 1] = want("it") end
  local base = things.base(w, set)
  local expression = #parts == 0 and "any(" .. base .. ")" or "any(" .. base .. ": " .. table.concat(parts, " and ") .. ")"
  if want_lua or not want then
    w.in_lua = w.in_lua or {}
    w.in_lua[expression] = "#" .. things.list(w, set, want_lua) .. " > 0"
  end
  return expression
end

-- What is immune is neither chosen nor changed. Enemies are the cards of which texts say so.
local function exposed(want, form)
  return function(x)
    local reached = form == "expr" and "not check(immune, " .. x .. ", me)" or "not " .. x .. ":is_immune()"
    return want and all { want(x), reached } or reached
  end
end

--- things.any_to_change(w, set, want?, want_lua?): string. The same of those that an effect of this card can change.
function things.any_to_change(w, set, want, want_lua)
  if set.of ~= "enemy" then return things.any(w, set, want, want_lua) end
  return things.any(w, set, exposed(want, "expr"), (want_lua or not want) and exposed(want_lua, "lua") or nil)
end

--- things.count(w, set): { expr =, lua = }.
function things.count(w, set)
  local parts = said(w, set, "it", "expr")
  local base = things.base(w, set)
  return { expr = #parts == 0 and "count(" .. base .. ")" or "count(" .. base .. ": " .. table.concat(parts,
    " and ") .. ")",
    lua = "#" .. things.list(w, set) }
end

local NAMES = { card = "card", enemy = "enemy", investigator = "inv", location = "place", asset = "asset" }

--- things.is_me(w, of): boolean. Is the card itself of that type?
function things.is_me(w, of)
  return w.facts.type == of
end

--- things.each(w, set, f). f(name) writes what is done to each member, one after the other.
function things.each(w, set, f)
  local list = things.list(w, set)
  local x = w:name(NAMES[set.of])
  w:block("each(" .. list .. ", function(" .. x .. ")", function() f(x) end, "end)")
  w.names[x] = nil
end

--- things.refers(node): boolean. Is something that was chosen before spoken of here: "it", "that enemy"?
local function refers(node)
  if type(node) ~= "table" then return false end
  if node[1] == "it" or node[1] == "that" or node[1] == "take_chosen" or node[1] == "heal_it" then return true end
  for name, part in pairs(node) do
    if name ~= "key" and refers(part) then return true end
  end
  return false
end
things.refers = refers
-- Is it spoken of as an enemy, beyond the question whether it is defeated?
local function speaks_on(node)
  if type(node) ~= "table" or node[1] == "that_defeated" then return false end
  if node[1] == "it" or node[1] == "that" or node[1] == "take_chosen" or node[1] == "heal_it" then return true end
  for name, part in pairs(node) do
    if name ~= "key" and speaks_on(part) then return true end
  end
  return false
end
-- What always changes the card to which it is done.
local ALWAYS = { deal = true, deal_to = true, doom_on = true, discard = true, attacks = true, defeat = true, take = true,
  place_on = true }
local function always(node)
  if type(node) ~= "table" then return false end
  if ALWAYS[node[1]] then return true end
  for name, part in pairs(node) do
    if name ~= "key" and always(part) then return true end
  end
  return false
end

--- things.in_order(w, list, from, f). f(node) writes each of the nodes. If a later one speaks of what this one chooses, a
--- card may be chosen that only the later one changes.
function things.in_order(w, list, from, f)
  local before = w.later
  for i = from, #list do
    local later = before
    for j = i + 1, #list do
      if refers(list[j]) then
        later = later or {}
        later = { always = later.always or always(list[j]), speaks = later.speaks or speaks_on(list[j]) }
      end
    end
    w.later = later
    f(list[i])
  end
  w.later = before
end

local OFFERED = { free = true, action = true, reaction = true, event = true }

--- things.STANDS: Lua. The enemy that a test is about has not been defeated. A location that was an enemy stays in play
--- as its other side.
things.STANDS = 'event.object.in_play and event.object:is "enemy"'

-- The same for what is wanted of the members, in the game's own word for a list of them (`of_list`) if there is one.
local function listed(w, set, want)
  return want.of_list and want.of_list(things.list(w, set)) or things.list(w, set, want.lua)
end

-- The name of a parameter that the code may speak of.
local function parameter(name, code) return (" " .. code .. " "):find("[^%w_.:]" .. name .. "[^%w_]") and name or "_" end

--- things.of_target(name, code): string. A function of the ability's target, which is called `name`, that returns this.
function things.of_target(name, code)
  return "function(" .. parameter("me", code) .. ", " .. parameter("you", code) .. ", " .. name .. ") return " .. code .. " end"
end

--- things.one(w, ref, of, verb, f, want?). f(name) writes what is done to it. `verb` is the question: "Heal which %s?";
--- want = { expr = f(x), lua = f(x) }: without it nothing would change; acts = true: it is not changed, it does something.
function things.one(w, ref, of, question, f, want)
  want = want or {}
  local kind = ref[1]
  if w.of_other and (kind == "a" or kind == "nearest" or kind == "here") then w:refuse("whose is meant?") end
  if kind == "me" then
    if not things.is_me(w, of) then w:refuse("this is no " .. of) end
    w:would_change(want.expr and want.expr "me")
    return f("me")
  elseif kind == "that" or kind == "it" then
    local bound = w:find_bound(kind == "that" and (ref.of or of) or nil)
    if kind == "it" and bound.of ~= of then w:refuse("'it' is no " .. of) end
    if bound.gone then w:refuse("that card is no longer in play") end
    if ref.attacking and not (w.event or w.outer or ""):find " attack$" then w:refuse("no enemy attacks") end
    if w.target and bound.code == w.as then
      w.wants = w.wants or {}
      w.wants[#w.wants + 1] = want.expr and want.expr "it" or "true"
      w.lua_wants = w.lua_wants or {}
      w.lua_wants[#w.lua_wants + 1] = want.lua and want.lua(w.as) or "true"
    end
    local expr, lua = want.expr, want.lua
    if of == "enemy" and bound.code ~= "me" and not want.acts then
      expr, lua = exposed(expr or function(x) return x .. " in play" end, "expr"), exposed(lua, "lua")
    end
    if bound.of_test and want.expr and w.depth == 0 and not w.asks then
      w:would_change_target(want.expr "it")
    elseif bound.expression and w:is_offered() then
      local of_it = expr and expr(bound.expression)
      -- Something else that waits for the same may have made an enemy or asset leave play.
      if of_it and (of == "enemy" or of == "asset") and bound.code ~= "me" and not of_it:find " in play" then
        local either = of_it:gsub("%b()", ""):find " or "
        of_it = bound.expression .. " in play and " .. (either and "(" .. of_it .. ")" or of_it)
      end
      w:would_change(of_it or bound.expression .. " in play")
    elseif bound.code == "me" and want.expr and w.depth == 0 then
      w:would_change(want.expr "me")
    else
      local there = type(bound.guarded) == "string" and bound.guarded or
        (bound.guarded and bound.code .. " ~= nil and " or "") .. bound.code .. ".in_play"
      w:would_change_if(lua and w.all { there, lua(bound.code) } or there)
    end
    if bound.guarded then
      local test = type(bound.guarded) == "string" and bound.guarded or bound.code
      return w:block("if " .. test .. " then", function() f(bound.code) end)
    end
    return f(bound.code)
  elseif kind == "here" then
    w:needs_you()
    w:would_change(want.expr and want.expr "here")
    return f("you.place")
  elseif kind == "my_place" then
    if w.facts.type ~= "enemy" then w:refuse("whose location is meant?") end
    for _, bound in ipairs(ref.me and {} or w.bound) do
      if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose location is meant?") end
    end
    w:would_change(want.expr and want.expr "place(me)")
    return f("me.place")
  elseif kind == "place_of_that" then
    local bound = w:find_bound "enemy"
    local place = bound.was_at or bound.expression and "place(" .. bound.expression .. ")"
    local unknown = bound.guarded or bound.gone and not bound.was_at
    if unknown or not place and want.expr then w:refuse("where is that enemy?") end
    w:would_change(want.expr and want.expr(place))
    local name = w:name "place"
    w:emit("local " .. name .. " = " .. (bound.was_at and "event." .. bound.was_at or bound.code .. ".place"))
    return w:block("if " .. name .. " then", function() f(name) end)
  elseif kind == "performer" then
    if w.kind ~= "if_successful" then w:refuse("who performs a test here?") end
    w:would_change()
    return f("event.actor")
  elseif kind == "lead" then
    w:would_change(want.expr and want.expr "lead")
    return f("game.lead")
  elseif kind == "tested" then
    local wanted = ref.by == "evaded" and "evade" or ref.by == "attacked" and "fight" or
      (w.place.kind == "fight" or w.place.kind == "evade") and w.place.kind
    if not wanted or w.place.kind ~= wanted then w:refuse("no enemy is " .. ref.by) end
    w:would_change_if(w.all { things.STANDS, exposed(want.lua, "lua") "event.object" })
    if w.place.kind == "fight" and w.place.result == "success" then
      return w:block("if " .. things.STANDS .. " then", function() f("event.object") end)
    end
    return f("event.object")
  elseif kind == "named" then
    local name = w:name "place"
    local found = "find_location(" .. w:quote(ref.name) .. ")"
    w:would_change_if(w.all { found .. " ~= nil", want.lua and want.lua(found) })
    if OFFERED[w.kind] and w:alone(not w.place.result and "is that location in play?") then
      w.asked = "function(_, you) local place = " .. found .. " return place ~= nil" ..
        (want.lua and " and " .. want.lua "place" or "") .. " end"
    end
    w:emit("local " .. name .. " = " .. found)
    return w:block("if " .. name .. " then", function() f(name) end)
  elseif kind == "nearest" then
    w:needs_you()
    if w.facts.type == "enemy" then w:refuse("nearest to whom?") end
    -- Between equals the lead decides, but not about what a player's card does or a player chooses to use.
    local kinds = w.facts.kinds
    local by_player = OFFERED[w.kind] or kinds.asset or kinds.event or kinds.skill or kinds.investigator
    local who = by_player and "you" or "game.lead"
    w:would_change(things.any_to_change(w, ref.set, want.expr))
    local name = w:name(NAMES[ref.set.of])
    w:emit("local " .. name .. " = choose(" .. who .. ", " ..
      w:quote("Which " .. ref.set.of .. "?") .. ", nearest(you, " .. things.list(w, ref.set, want.lua) .. "))")
    w:block("if " .. name .. " then", function() f(name) end)
    return w:bind(of, name, nil, true)
  elseif kind ~= "a" then
    w:refuse("which " .. of .. " is meant?")
  end
  local set = ref.set
  w:needs_you()
  local name = w:name(NAMES[set.of])
  local base = things.base(w, set)
  if w.later and (want.expr or want.lua) then
    if OFFERED[w.kind] and not w.place.result and not w.later.always then w:refuse("which of two effects must change it?") end
    want = {}
  end
  if w.may_target and not w.target and w.depth == 0 and #w.lines == 0 and TARGETS[base] then
    local parts = said(w, set, "it", "expr")
    if want.expr and want.target ~= base then parts[#parts + 1] = want.expr "it" end
    local fields = {}
    if #parts > 0 then fields[1] = "where = " .. w:quote(table.concat(parts, " and ")) end
    if want.lua and not want.expr then
      fields[#fields + 1] = "filter = " .. things.of_target(name, want.lua(name))
    end
    w.target = "target." .. TARGETS[base] .. (#fields == 0 and "()" or " { " .. table.concat(fields, ", ") .. " }")
    w.as = name
    w:would_change()
    w:bind(of, name)
    return f(name)
  end
  if want.lua and not want.expr and OFFERED[w.kind] and not w.place.result then w:refuse("whether one can be chosen cannot be asked") end
  w:would_change(things.any_to_change(w, set, want.expr, want.lua))
  -- By the purpose bots know that the card is given up.
  local options = question:find "^Discard" and ', { purpose = "discard" })' or ")"
  w:emit("local " .. name .. " = choose(you, " .. w:quote(question) .. ", " .. listed(w, set, want) .. options)
  w:block("if " .. name .. " then", function() f(name) end)
  w:bind(of, name, nil, true)
end

function language.effects.choose(w, node)
  things.one(w, node.what, node.of, "Choose which " .. node.of .. "?", function() end)
  -- That something was chosen changes nothing by itself.
  local last = #w.lines
  if w.lines[last] == w.indent .. "end" and (w.lines[last - 1] or ""):find "^%s*if [%w_]+ then$" then
    w.lines[last], w.lines[last - 1] = nil, nil
  end
  w.changes[#w.changes] = nil
  w.chosen = w.target ~= nil
end

return things
