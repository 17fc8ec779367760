-- What is placed on cards: so many for each investigator, clues of investigators on enemies, keys by their colour. What
-- is
-- discarded from the encounter deck until something is found.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, costs = language.conditions, language.costs
local OFFERED = language.offered

local example = language.example
local condition = language.condition_of_two
-- Is what is written now all that the ability does?
local function alone(w) return w.whole and w.whole[1] ~= "seq" and w.depth == 0 end

-- --- for each investigator, from the pool ----------------------------------------------------------------------------

for _, of in ipairs { "enemy", "location" } do
  for counter, words in pairs { clues = "<clues|clue>", resources = "<resources|resource>" } do
    frame { name = counter .. " for each investigator on " .. of,
      text = "*place {n:number} [per_investigator] " .. words .. " on {x:" .. of .. "} " ..
        "<|( from the token pool )|( from the token bank )>",
      means = function(p)
        local n = { "per_investigator", n = p.n }
        return { "place_on", of = p.x[1] ~= "it" and of or nil, n = n, counter = counter, on = p.x }
      end,
      take = function(node)
        local n = type(node) == "table" and node[1] == "place_on" and node.counter == counter and node.n
        local fits = type(n) == "table" and n[1] == "per_investigator" and (not node.of or node.of == of)
        return fits and { n = n.n, x = node.on } or nil
      end }
  end
end
example("clues for each investigator",
  "location: Forced - After this location enters play: Place 1 [per_investigator] clues on it (from the token pool).",
  "location: Forced - After this location enters play: Place 1 [per_investigator] clues on you (from the token pool).")
frame { name = "doom for each investigator", text = "*place {n:number} [per_investigator] doom on <{m:me}|it>",
  means = function(p) return { "doom_on", n = { "per_investigator", n = p.n }, on = p.m or { "it" } } end,
  take = function(node)
    local fits = type(node) == "table" and node[1] == "doom_on" and type(node.n) == "table" and
      node.n[1] == "per_investigator"
    return fits and node.on[1] == "me" and { n = node.n.n, m = node.on } or nil
  end,
  example = "location: Forced - After you reveal this location: Place 1 [per_investigator] doom on this location." }
frame { name = "doom for each investigator on an enemy",
  text = "*place {n:number} [per_investigator] doom on {e:enemy}",
  means = function(p) return { "doom_on", n = { "per_investigator", n = p.n }, on = p.e } end,
  take = function(node)
    local n = type(node) == "table" and node[1] == "doom_on" and node.n
    return type(n) == "table" and n[1] == "per_investigator" and { n = n.n, e = node.on } or nil
  end }
condition("all is revealed and empty", "each location in play is revealed and there are no clues on locations in play",
  { "all_cleared" },
  "location: [action] If each location in play is revealed and there are no clues on locations in play: Gain 2 " ..
    "resources.",
  "location: [action] If each location in play is revealed and there are no clues on locations: Gain 2 resources.")
function conditions.all_cleared()
  return { expr = "not any(locations: it.face == 0 or it.clues > 0)",
    lua = '#filter(find "locations", function(place) return place.face == 0 or place.clues > 0 end) == 0' }
end

-- --- clues of investigators on an enemy ------------------------------------------------------------------------------

local ON = " of <his or her|their> clues on <a|an|any> {s:thing_enemy}"
local GIVERS = {
  one = { "<a|an|any> investigator <at|in> {m:me_location} may place {n:digits}" .. ON, {} },
  ["one, up to"] = { "<a|an|any> investigator <at|in> {m:me_location} may place up to {n:digits}" .. ON,
    { up = true } },
  each = { "each investigator <at|in> {m:me_location} may place {n:digits}" .. ON, { each = true } },
  group = { "investigators <at|in> {m:me_location} may , as a group , place up to {n:digits}" .. ON, { group = true } },
}
for name, each in pairs(GIVERS) do
  local means = { "give_clues", n = "$n", set = "$s", me = "$m" }
  for field, value in pairs(each[2]) do means[field] = value end
  production { name = "give clues: " .. name, of = "clause", text = each[1], means = means,
    example = name == "group" and "location: [free]: Investigators at this location may, as a group, place up to 2 " ..
      "of " ..
      "their clues on a [[Ghoul]] enemy at this location. (Group limit once per game.)" or name == "one" and
      "location: [free]: An investigator at this location may place 1 of their clues on any [[Ghoul]] enemy in " ..
        "play." or nil,
    near = name == "one" and "location: [free]: An investigator at this location may place 1 of their clues on any " ..
      "[[Ghoul]] location in play." or nil }
end
function effects.give_clues(w, node)
  if w.kind ~= "free" or not alone(w) then w:refuse("who places clues?") end
  if node.n ~= 1 and not node.up and not node.group then w:refuse("what if there are not so many?") end
  local set = node.set
  w:would_change("any(investigators: place(it) == me and it.clues > 0) and " .. things.any_to_change(w, set))
  local list = things.list(w, set)
  local function place(n)
    w:emit('enemy:add("clues", -inv:add("clues", -' .. n .. "))")
  end
  if node.each then
    w:block("each(investigators_at(me), function(inv)", function()
      w:emit("local enemy = inv.clues > 0 and choose(inv, \"On which enemy do you place a clue?\", " .. list ..
        ", { optional = true })")
      w:block("if enemy then", function() place "1" end)
    end, "end)")
    return
  end
  w:emit('local enemy = choose(you, "On which enemy?", ' .. list .. ")")
  if node.group then
    w:emit("local left = enemy and " .. node.n .. " or 0")
    w:block("each(investigators_at(me), function(inv)", function()
      w:emit "local most = math.min(left, inv.clues)"
      w:emit 'local n = most > 0 and choose_number(inv, "How many of your clues?", 0, most) or 0'
      w:emit "left = left - n"
      w:block("if n > 0 then", function() place "n" end)
    end, "end)")
    return
  end
  w:emit('local inv = enemy and choose(you, "Whose clues?", filter(investigators_at(me), function(inv) return ' ..
    "inv.clues > 0 end))")
  w:block("if inv and (inv == you or confirm(inv, \"Place clues?\")) then", function()
    if node.up then
      w:emit("local most = math.min(" .. node.n .. ", inv.clues)")
      place 'choose_number(inv, "How many of your clues?", 1, most)'
    else
      place "1"
    end
  end)
end

-- --- keys by their colour --------------------------------------------------------------------------------------------

local COLOURS = { red = true, blue = true, green = true, yellow = true, purple = true, white = true, black = true }
language.lexical("key_colour", function(token)
  return token.class == "word" and COLOURS[token.word] and token.word or nil
end, function(value) return COLOURS[value] and value or nil end)
local function is_key(colour) return 'key.title:lower() == "' .. colour .. ' key"' end
condition("you control a key", "you control the {k:key_colour} key", { "has_key", colour = "$k" },
  "location: [action] If you control the green key: Draw 2 cards.",
  "location: [action] If you control the grey key: Draw 2 cards.")
function conditions.has_key(w, node)
  w:needs_you()
  return { lua = '#filter(find("my_keys", you), function(key) return ' .. is_key(node.colour) .. " end) > 0" }
end
frame { name = "place the set-aside key", text = "*place the set-aside {k:key_colour} key on <{m:me}|it>",
  means = { "place_that_key", colour = "$k" },
  example = "location: Forced - After this location is revealed: Place the set-aside green key on it.",
  near = "location: Forced - After this location is revealed: Place the set-aside grey key on it." }
function effects.place_that_key(w, node)
  if w.facts.type ~= "location" and w.facts.type ~= "enemy" or OFFERED[w.kind] then w:refuse("on which card?") end
  for _, bound in ipairs(w.bound) do
    if bound.code ~= "me" then w:refuse("on which card?") end
  end
  w:would_change()
  local key = w:name "key"
  w:emit("local " .. key .. ' = filter(cards_in "set_aside", function(key) return key:is "key_token" and ' ..
    is_key(node.colour) .. " end)[1]")
  w:emit("if " .. key .. " then me:place_key(" .. key .. ") end")
end

-- --- an asset that is exhausted as a cost ----------------------------------------------------------------------------

production { name = "cost: exhaust an asset", of = "cost", text = "exhaust <a|an> {s:thing_asset}",
  means = { "exhaust_one", set = "$s" },
  example = "location: [action] Exhaust an [[Ally]] asset: Draw 2 cards. (Limit once per round.)",
  near = "location: [action] Exhaust an [[Ally]] location: Draw 2 cards. (Limit once per round.)" }
function costs.exhaust_one(w, node)
  local set = node.set
  if set.at and set.at ~= "yours" then w:refuse("whose asset is it?") end
  set = { "set", of = "asset", at = "yours", where = set.where }
  local function ready(x) return "not " .. x .. ".exhausted" end
  return "{ can = " .. w:quote(things.any(w, set, ready)) .. [[, pay = function(_, you)
      local asset = choose(you, "Exhaust which asset?", ]] .. things.list(w, set, ready) .. [[)
      if not asset then return false end
      asset:exhaust()
    end }]]
end

-- --- discarded until something is found ------------------------------------------------------------------------------

frame { name = "discard until",
  text = "*discard cards from the top <of the encounter deck|> until <<a|an|1> {s:sought_encounter} is discarded|you discard <a|an|1> {s:sought_encounter}>",
  means = { "discard_until", what = "$s" } }
-- With an empty deck the discard pile is shuffled in, once: what is not there either cannot be found.
function effects.discard_until(w, node, who)
  if w.place.result or w.depth > 0 or who ~= "you" then w:refuse("can it be found?") end
  -- To discard a card changes something, too.
  if OFFERED[w.kind] then
    if w.asked then w:refuse("two conditions") end
    w.asked = 'function() return size "encounter_deck" + size "encounter_discard" > 0 end'
  end
  local what = node.what
  local is_it = language.sought(w, what, "found")
  w:would_change()
  w:emit "local found, shuffled"
  w:emit "repeat"
  w:emit '  if size "encounter_deck" == 0 then'
  w:emit "    if shuffled then found = nil break end"
  w:emit "    shuffle_discard_into_encounter_deck()"
  w:emit "    shuffled = true"
  w:emit "  end"
  w:emit '  found = top "encounter_deck"'
  w:emit "  if found then discard_to_pile(found) end"
  w:emit("until found and " .. is_it)
  w.last = "refill_encounter_deck()"
  w.found = { type = what.type, lines = #w.lines }
  if what.type == "enemy" then w:bind("enemy", "found", nil, true) end
end
frame { name = "draw what was found", text = "*draw <that enemy|that card|it>", means = { "draw_found" },
  example = "location: Forced - After you enter this location: Discard cards from the top of the encounter deck " ..
    "until a " ..
    "[[Ghoul]] enemy is discarded. Draw that enemy.",
  near = "location: Forced - After you enter this location: Discard the top card of the encounter deck. Draw that " ..
    "enemy." }
function effects.draw_found(w, _, who)
  if not w.found or w.found.lines ~= #w.lines then w:refuse("which card is drawn?") end
  w:would_change()
  w:emit("if found then draw_encounter(" .. who .. ", found) end")
end
-- "And draw it" is no part of the same moment.
local UNTIL = "*discard cards from the top <of the encounter deck|> until <<a|an|1> {s:sought_encounter} is discarded|you discard <a|an|1> {s:sought_encounter}>"
frame { name = "discard until, and draw", text = UNTIL .. " <and|, and> *draw it",
  means = { "discard_and_draw", what = "$s" },
  example = "location: Forced - After you enter this location: Discard cards from the top of the encounter deck " ..
    "until a " ..
    "[[Ghoul]] enemy is discarded and draw it." }
function effects.discard_and_draw(w, node, who)
  effects.discard_until(w, node, who)
  effects.draw_found(w, node, who)
end
local seq = language.grammar.builders.seq
language.builder("seq", function(node)
  local list = seq(node)
  for i = 2, list and list[1] == "seq" and #list - 1 or 0 do
    local first, second = list[i], list[i + 1]
    local finds = first[1] == "does" and first.what[1] == "discard_until"
    if finds and second[1] == "does" and second.what[1] == "draw_found" then return nil end
  end
  return list
end)
for _, instead in ipairs { false, true } do
  frame { name = "spawn what was found" .. (instead and ", instead" or ""),
    text = "*spawn <that enemy|it> {p:spawn_place}" .. (instead and " ( instead of its normal spawn location )" or ""),
    means = { "spawn_found", at = "$p", instead = instead },
    example = not instead and "location: Forced - After this location enters play: Discard cards from the top of " ..
      "the " ..
      "encounter deck until a [[Ghoul]] enemy is discarded. Spawn that enemy here." or nil }
end
function effects.spawn_found(w, node)
  if not w.found or w.found.type ~= "enemy" or w.found.lines ~= #w.lines then w:refuse("which enemy spawns?") end
  local at = node.at[1]
  if at ~= "me" and at ~= "named" and at ~= "here" then w:refuse("where does it spawn?") end
  w:would_change()
  local asked, whole = w.asked, w.whole
  w.asked, w.whole = nil, w.whole or node   -- that location need not be in play for the rest
  things.one(w, node.at, "location", "", function(place)
    w:emit("if found then found:spawn(nil, " .. place .. ") end")
  end)
  w.asked, w.whole = asked, whole
  w.full = { lines = #w.lines, test = "found and found.in_play" }
end

return {}
