-- Cards that go from one place to another by what player cards do: found by a search and played, put into play, shuffled
-- into a deck, drawn until there are enough.

local language = require "import/language"
local things = require "import/subjects/things"
local writer = require "import/writer"
local production, frame, effects = language.production, language.frame, language.effects

-- --- searches -------------------------------------------------------------------------------------------------------

-- What is said of a card that is sought, as Lua of `card`.
local function is_sought(w, what)
  local parts = {}
  local function is(trait)
    local tag = w:tag(trait)
    return 'card:is "' .. tag .. '"'
  end
  if what.other then
    parts[1] = "(" .. is(what.trait) .. " or " .. is(what.other) .. ")"
  elseif what.trait then
    parts[1] = is(what.trait)
  end
  if what.type ~= "" then parts[#parts + 1] = 'card:is "' .. what.type .. '"' end
  return parts
end
local PLAY = {
  ["at its cost"] = { "*play it <|( paying its cost )|, paying its cost>" },
  cheaper = { "*play it , reducing its <|resource> cost by {n:number}", "$n" },
}
-- Only of "you": what others search is not written.
local function yours(text) return (text:gsub("[*~]", "")) end
-- Said of the shuffle in the same sentence, or not.
local SHUFFLED = { [""] = "", [", shuffled"] = " <, and|and> *shuffle ~your deck", [", shuffled, aside"] = " ( *shuffle ~your deck )" }
for _, top in ipairs { "the top {k:count} cards of ~your deck", "~your deck" } do
  local k = top:find "{k" and "$k" or nil
  local FROM = "*search " .. top .. " for <a|an> {s:sought} <, and|and|,> "
  for said, shuffle in pairs(SHUFFLED) do
    local shuffled, shown = said ~= "" or nil, k and said == ""
    local aside = said:find "aside" ~= nil
    for name, play in pairs(PLAY) do
      production { name = "search and play " .. name .. (k or "") .. said, of = "act", text = yours(FROM .. play[1] .. shuffle),
        means = { "search_play", top = k, what = "$s", less = play[2], shuffled = shuffled }, take = aside and function() end or nil,
        example = shown and (play[2] and "event: Search the top 6 cards of your deck for an [[Item]] asset and play it, reducing its cost by 2. Shuffle your deck." or
          "event: Search the top 6 cards of your deck for an [[Item]] asset and play it (paying its cost). Shuffle your deck.") or nil,
        near = shown and play[2] and "event: Search the top 6 cards of your deck for an [[Item]] asset and play it, reducing its fee by 2. Shuffle your deck." or nil }
    end
    production { name = "search and put into play" .. (k or "") .. said, of = "act",
      text = yours(FROM .. "*put it into play <|under ~your control>" .. shuffle),
      means = function(p) return p.s.type == "asset" and { "search_enter", top = p.k, what = p.s, shuffled = shuffled } or nil end,
      take = function(node)
        if aside or node[1] ~= "search_enter" or (node.top ~= nil) ~= (k ~= nil) or node.shuffled ~= shuffled then return nil end
        return { k = node.top, s = node.what }
      end,
      example = shown and "event: Search the top 9 cards of your deck for an [[Ally]] asset and put it into play. Shuffle your deck." or nil,
      near = shown and "event: Search the top 9 cards of your deck for an [[Ally]] event and put it into play. Shuffle your deck." or nil }
  end
end
local function search(w, node, who, can, f)
  if who ~= "you" or w.depth > 0 or w.place.result or #w.lines > 0 then w:refuse("others search") end
  w:would_change "any(deck)"
  local parts = is_sought(w, node.what)
  parts[#parts + 1] = can
  if node.what.type == "asset" then w.together = true end   -- the asset is there before anything answers to the search
  w:emit("local seen = begin_search(you" .. (node.top and ", " .. w:number(node.top) or "") .. ")")
  w:block("if seen then", function()
    w:emit 'local card = choose(you, "Which card do you take?", filter(seen, function(one)'
    w:emit("  return " .. table.concat(parts, " and "):gsub("%f[%w]card%f[%W]", "one"))
    w:emit "end))"
    w:emit("if card then " .. f .. " end")
    w:emit 'shuffle("deck", you)'
  end)
end
function effects.search_play(w, node, who)
  local options = "{ in_hand = true" .. (node.less and ", discount = " .. node.less or "") .. " }"
  search(w, node, who, "you:can_play(card, " .. options .. ")", "you:play(card, " .. options .. ")")
end
function effects.search_enter(w, node, who)
  search(w, node, who, "card:could_enter(you)", "card:enter_play(you)")
end

-- "Search either your discard pile or the top 9 cards of your deck for ...": one of both.
production { name = "shuffle what was searched", of = "act",
  text = "shuffle your deck if <it <is|was> searched|you searched your deck|you searched it>", means = { "shuffle", searched = true } }
local EITHER = { "<either|> ~your discard pile or the top {k:count} cards of ~your deck", "<either|> the top {k:count} cards of ~your deck or ~your discard pile" }
for draw, verb in pairs { [true] = "*draw it", [false] = "*add it to ~your hand" } do
  for i, where in ipairs(EITHER) do
    production { name = "search either, " .. (draw and "draw" or "take") .. " " .. i, of = "act",
      text = yours("*search " .. where .. " for <a|an> {s:sought} <, and|and|,> " .. verb),
      means = { "search_either", top = "$k", what = "$s", draw = draw }, take = i > 1 and function() end or nil,
      example = i == 1 and draw and "event: Search either your discard pile or the top 9 cards of your deck for an [[Item]] card and draw it. Shuffle your deck if it is searched." or
        i == 1 and "event: Search your discard pile or the top 6 cards of your deck for an [[Item]] asset and add it to your hand." or nil,
      near = i == 1 and draw and "event: Search either your discard pile or the top 9 cards of your deck for an [[Item]] enemy and draw it." or nil }
  end
end
function effects.search_either(w, node, who)
  if who ~= "you" or w.depth > 0 or w.place.result then w:refuse("others search") end
  local parts = is_sought(w, node.what)
  if #parts == 0 then w:refuse("any card is in the discard pile") end
  local expr = {}
  for i, part in ipairs(parts) do expr[i] = part:gsub('card:is "([%w_]+)"', "it is %1") end
  local somewhere = "any(deck) or any(discard: " .. table.concat(expr, " and ") .. ")"
  w:would_change(node.draw and writer.able("draw", somewhere) or somewhere)
  w:emit('local found = filter(cards_in("discard", you), function(card) return ' .. table.concat(parts, " and ") .. " end)")
  w:emit "local options = {}"
  w:emit 'if size("deck", you) > 0 then options[1] = "the top cards of your deck" end'
  w:emit 'if #found > 0 then options[#options + 1] = "your discard pile" end'
  w:block('if choose(you, "What do you search?", options) == "your discard pile" then', function()
    w:emit 'local card = choose(you, "Which card do you take?", found)'
    if node.draw then
      w:emit 'card:move("deck", you)'
      w:emit "you:draw(1)"
    else
      w:emit "you:add_to_hand(card)"
    end
  end, "else")
  local tags, what = {}, node.what
  local function tag(trait)
    local name = w:tag(trait)
    return '"' .. name .. '"'
  end
  if what.other then
    tags[1] = "{ " .. tag(what.trait) .. ", " .. tag(what.other) .. " }"
  elseif what.trait then
    tags[1] = tag(what.trait)
  end
  if what.type ~= "" then tags[#tags + 1] = '"' .. what.type .. '"' end
  w:emit("  you:search(" .. w:number(node.top) .. ", " .. (#tags > 0 and "{ " .. table.concat(tags, ", ") .. " }" or "nil") ..
    (node.draw and ", true)" or ")"))
  w:emit "end"
end

-- Of the encounter deck: what is found is drawn, and the deck is shuffled by that.
for _, of in ipairs { "enemy", "treachery" } do
  local text = of == "enemy" and "{s:thing_enemy}" or "treachery"
  production { name = "search the top of the encounter deck for " .. of, of = "act",
    text = "search the top {k:count} cards of the encounter deck for <a|an> " .. text .. " <, and|and|,> draw it",
    means = function(p)
      if p.s and p.s.at then return nil end
      return { "search_top_encounter", top = p.k, of = of, where = p.s and p.s.where }
    end,
    take = function(node)
      if node[1] ~= "search_top_encounter" or node.of ~= of then return nil end
      return { k = node.top, s = of == "enemy" and { "set", of = "enemy", where = node.where } or nil }
    end,
    example = of == "enemy" and "event: Search the top 9 cards of the encounter deck for a non-[[Elite]] enemy and draw it. Shuffle the encounter deck. Gain 3 resources." or nil,
    near = of == "enemy" and "event: Search the top 9 cards of the encounter pit for a non-[[Elite]] enemy and draw it." or nil }
end
function effects.search_top_encounter(w, node, who)
  if who ~= "you" or w.depth > 0 or w.place.result then w:refuse("others search") end
  local parts = { 'one:is "' .. node.of .. '"' }
  for _, part in ipairs(things.said(w, { "set", of = "enemy", where = node.where }, "one", "lua")) do parts[#parts + 1] = part end
  w:would_change()
  if w:alone() and language.offered[w.kind] then w.asked = 'function() return size "encounter_deck" > 0 end' end
  w:emit("local seen = { unpack(cards_in \"encounter_deck\", 1, " .. w:number(node.top) .. ") }")
  w:emit('local card = choose(you, "Which card do you draw?", filter(seen, function(one) return ' .. table.concat(parts, " and ") .. " end))")
  w:emit "draw_found(you, card)"
end

-- --- into play ------------------------------------------------------------------------------------------------------

for name, text in pairs { behind = "*put <a|an> {s:sought} into play from ~your {z:own_pile}", before = "*put <a|an> {s:sought} from ~your {z:own_pile} into play <|under ~your control>" } do
  frame { name = "put into play from a pile, " .. name, text = text,
    means = function(p) return p.s.type == "asset" and { "enter_from", what = p.s, from = p.z } or nil end,
    take = name == "behind" and function(node) return node[1] == "enter_from" and { s = node.what, z = node.from } or nil end or function() end,
    example = name == "behind" and "event: Put an [[Item]] asset into play from your hand." or "event: Put an [[Ally]] asset from your discard pile into play.",
    near = name == "behind" and "event: Put an [[Item]] event into play from your hand." or nil }
end
production { name = "pile: hand", of = "own_pile", text = "hand", means = "hand" }
production { name = "pile: discard", of = "own_pile", text = "discard pile", means = "discard" }
function effects.enter_from(w, node, who)
  if who ~= "you" or w.asked or not (w.whole and w.whole.what == node) then w:refuse("can it be put into play?") end
  local parts = is_sought(w, node.what)
  parts[#parts + 1] = "card:could_enter(you)"
  local list = 'filter(cards_in("' .. node.from .. '", you), function(card) return ' .. table.concat(parts, " and ") .. " end)"
  if language.offered[w.kind] then w.asked = "function(_, you) return #" .. list .. " > 0 end" end
  w:emit('local asset = choose(you, "Which asset enters play?", filter(cards_in("' .. node.from .. '", you), function(card)')
  w:emit("  return " .. table.concat(parts, " and "))
  w:emit "end))"
  w:emit "if asset then asset:enter_play(you) end"
end

-- --- into a deck ----------------------------------------------------------------------------------------------------

frame { name = "shuffle several discarded cards in", text = "*shuffle up to {n:number} {s:things_card} <|back> into ~your deck",
  means = function(p) return p.s.at == "discard" and p.n > 1 and { "several_to_deck", n = p.n, set = p.s } or nil end,
  take = function(node) return node[1] == "several_to_deck" and node.n and { n = node.n, s = node.set } or nil end,
  example = "event: Shuffle up to 3 events from your discard pile into your deck. Draw 1 card.",
  near = "event: Shuffle up to 3 events from your play area into your deck. Draw 1 card." }
function effects.several_to_deck(w, node, who)
  if who ~= "you" then w:refuse("others shuffle them") end
  -- A single card is not shuffled into an empty deck (FAQ 1.13).
  w:would_change(writer.all { things.any(w, node.set), "any(deck) or " .. things.count(w, node.set).expr .. " > 1" })
  local list, chosen = w:name "list", w:name "chosen"
  w:emit("local " .. list .. " = " .. things.list(w, node.set))
  w:emit("local " .. chosen .. ' = choose(you, "Which cards go into your deck?", ' .. list .. ", { min = 0, max = math.min(" .. node.n .. ", #" ..
    list .. "), many = true }) or {}")
  w:emit("you:shuffle_in(" .. chosen .. ")")
end
frame { name = "choose a discarded card and shuffle it in", text = "*choose {c:card} and *shuffle it <|back> into ~your deck",
  means = function(p)
    local set = p.c[1] == "a" and p.c.set
    return set and set.at == "discard" and { "discard_to_deck", card = p.c } or nil
  end, take = function() end,
  example = "event: Choose a card in your discard pile and shuffle it into your deck." }
frame { name = "shuffle any number of your hand in", text = "*shuffle any number of non-weakness cards from ~your hand into ~your deck",
  means = { "hand_to_deck" },
  example = "event: Shuffle any number of non-weakness cards from your hand into your deck. Then, draw that many cards.",
  near = "event: Shuffle any number of non-weakness cards from your hand into their deck. Then, draw that many cards." }
function effects.hand_to_deck(w, _, who)
  if who ~= "you" or w.depth > 0 then w:refuse("others shuffle them") end
  w:would_change("any(hand: " .. (w.kind == "event" and "it ~= me and " or "") .. "it is not weakness and it is not hidden)")
  w:emit 'local list = filter(cards_in("hand", you), function(card) return not card:is "weakness" and not card:is "hidden" end)'
  w:emit 'local chosen = choose(you, "Which cards go into your deck?", list, { min = 0, max = #list, many = true }) or {}'
  w:emit "you:shuffle_in(chosen)"
  w:emit 'local gone = #filter(chosen, function(card) return card.zone == "deck" end)'
  w.so_many, w.is_some, w.full = "gone", true, { lines = #w.lines, test = "gone > 0" }
end

-- --- drawn until there are enough -------------------------------------------------------------------------------------

frame { name = "draw up to so many in hand", text = "*draw cards until <you have {n:number} cards in <|your> hand|there are {n:number} cards in your hand>",
  means = { "draw_up_to", n = "$n" },
  example = "event: Draw cards until you have 5 cards in hand.", near = "event: Draw cards until you have 5 cards in play." }
-- "If you have fewer than 5 cards in your hand, draw cards until ..." is one sentence: see gambits.lua.
local build_if = language.grammar.builders["if"]
language.builder("if", function(node)
  local what = node.what[1] == "does" and node.what.what
  if what and what[1] == "draw_up_to" and what.n then return nil end
  if build_if then return build_if(node) end
  return node
end)
frame { name = "draw up to your hand size", text = "*draw cards until you <reach|have> your maximum hand <|-> size", means = { "draw_up_to" } }
function effects.draw_up_to(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("others draw") end
  -- An event that is played is in hand no longer when it resolves.
  local size = "count(hand)" .. (w.kind == "event" and " - 1" or "")
  w:would_change(writer.able("draw", size .. " < " .. (node.n or "you.hand_limit")))
  local name = w:name "missing"
  w:emit("local " .. name .. " = " .. (node.n or 'you:check "hand_limit"') .. ' - size("hand", you)')
  w:emit("if " .. name .. " > 0 then you:draw(" .. name .. ") end")
end

return {}
