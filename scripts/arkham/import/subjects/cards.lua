-- Cards: drawing, discarding, searching; decks.

local language = require "import/language"
local things = require "import/subjects/things"
local frame, effects, production = language.frame, language.effects, language.production

frame { name = "draw", text = "*draw {n:count} card<s>", means = { "draw", n = "$n" },
  example = "event: Draw 2 cards.", near = "event: Draw 2 cards from the void." }
function effects.draw(w, node, who)
  w:change_of(who, w.able "draw")
  w:emit(who .. ":draw(" .. w:number(node.n) .. ")")
end

frame { name = "draw encounter", text = "*draw the top card of the encounter deck", means = { "draw_encounter" },
  example = "event: Draw the top card of the encounter deck.",
    near = "event: Draw the bottom card of the encounter deck." }
function effects.draw_encounter(w, _, who)
  w:would_change_encounter_deck()
  w:emit("draw_encounter(" .. who .. ")")
end

frame { name = "discard random", text = "*discard {n:count} card<s> at random from ~your hand",
  means = { "discard_random", n = "$n" },
  example = "treachery: Revelation - Discard 2 cards at random from your hand.",
  near = "treachery: Revelation - Discard 2 cards at random from your deck." }
frame { name = "discard from hand at random", text = "*discard {n:count} card<s> from ~your hand at random",
  means = { "discard_random", n = "$n" } }
frame { name = "discard random, before", text = "*discard {n:count} random card<s> from ~your hand",
  means = { "discard_random", n = "$n" } }
function effects.discard_random(w, node, who)
  w:change_of(who, "any(hand: it is not hidden)")
  w:emit(who .. ":discard_random(" .. w:number(node.n) .. ")")
end

frame { name = "choose and discard", text = "<*choose and |>*discard {n:count} card<s> from ~your hand",
  means = { "discard_from_hand", n = "$n" },
  example = "treachery: Revelation - Choose and discard 1 card from your hand.",
  near = "treachery: Revelation - Choose and discard 1 card from your deck." }
function effects.discard_from_hand(w, node, who)
  w:change_of(who, "any(discardable)")
  local n = w:number(node.n)
  local list, count = w:name "list", w:name "n"
  w:emit("local " .. list .. ' = find("discardable", ' .. who .. ")")
  w:emit("local " .. count .. " = math.min(" .. n .. ", #" .. list .. ")")
  w:emit(who .. ":discard_cards(choose(" .. who .. ', "Discard from your hand", ' .. list ..
    ", { min = " .. count .. ", max = " .. count .. ", many = true }))")
end

frame { name = "shuffle deck", text = "*shuffle ~your deck", means = { "shuffle" },
  example = "event: Shuffle your deck.", near = "event: Shuffle your hand." }
function effects.shuffle(w, _, who)
  w.in_lua = w.in_lua or {}
  w.in_lua["count(deck) > 1"] = 'size("deck", you) > 1'
  w:change_of(who, "count(deck) > 1")
  w:emit('shuffle("deck", ' .. who .. ")")
end

frame { name = "shuffle encounter discards", text = "*shuffle the encounter discard pile into the encounter deck",
  means = { "shuffle_encounter" },
  example = "treachery: Revelation - Shuffle the encounter discard pile into the encounter deck.",
  near = "treachery: Revelation - Shuffle the encounter deck into the encounter discard pile." }
function effects.shuffle_encounter(w)
  w:would_change_asked("any(encounter_discards)", 'size "encounter_discard" > 0')
  w:emit "shuffle_discard_into_encounter_deck()"
end
frame { name = "shuffle the encounter deck", text = "*shuffle the encounter deck", means = { "shuffle_encounter_deck" },
  example = "treachery: Revelation - Shuffle the encounter deck.",
    near = "treachery: Revelation - Shuffle the chaos bag." }
effects.shuffle_encounter_deck = function(w)
  w:would_change()
  w:emit 'shuffle "encounter_deck"'
end

frame { name = "take a card", text = "*add {c:card} to ~your hand",
  means = function(p) return p.c[1] ~= "that" and { "take_card", card = p.c } or nil end,   -- see take_chosen
  take = function(node) return type(node) == "table" and node[1] == "take_card" and { c = node.card } or nil end }
frame { name = "return a card", text = "*return {c:card} to ~your hand", means = { "take_card", card = "$c" },
  example = "event: Return an [[Item]] asset from your discard pile to your hand.",
  near = "event: Return an [[Item]] asset from your deck to your hand." }
frame { name = "choose a card", text = "*choose {c:card}", means = { "choose", of = "card", what = "$c" },
  example = "event: Choose an [[Item]] card in your discard pile. Add the chosen card to your hand." }
frame { name = "choose a card and take it", text = "*choose {c:card} and *add it to ~your hand",
  means = { "take_card", card = "$c" } }
frame { name = "take the chosen card", text = "*add <the chosen card|it|that card> to ~your hand",
  means = { "take_chosen" } }
function effects.take_card(w, node, who)
  things.one(w, node.card, "card", "Which card?", function(card) w:emit(who .. ":add_to_hand(" .. card .. ")") end)
end
function effects.take_chosen(w, _, who)
  local bound = w:find_bound "card"
  if bound.guarded or w.depth > 0 then w:refuse("was a card chosen?") end
  w:emit(who .. ":add_to_hand(" .. bound.code .. ")")
end

-- "Search your deck for a Tome asset and draw it": which cards are meant.
local TYPES = { asset = "asset", event = "event", skill = "skill", card = "" }
for noun, tag in pairs(TYPES) do
  production { name = "any " .. noun, of = "sought", text = noun, means = { "sought", type = tag } }
  production { name = "a trait " .. noun, of = "sought", text = "{t:trait} " .. noun,
    means = { "sought", type = tag, trait = "$t" } }
  production { name = "two traits " .. noun, of = "sought", text = "{t:trait} or {u:trait} " .. noun,
    means = { "sought", type = tag, trait = "$t", other = "$u" } }
end
-- The deck is shuffled by the search itself: control.lua drops the words for it.
local function search(name, where, means_n, draw, words)
  frame { name = name, text = "*search " .. where .. " for <a|an|any> {s:sought} <,|> <and|> " .. words,
    means = { "search", n = means_n, what = "$s", draw = draw } }
end
search("search and draw", "~your deck", nil, true, "*draw it")
search("search and take", "~your deck", nil, false, "*add it to ~your hand")
search("search top and draw", "the top {n:count} cards of ~your deck", "$n", true, "*draw it")
search("search top and take", "the top {n:count} cards of ~your deck", "$n", false, "*add it to ~your hand")
frame { name = "shuffle the rest", text = "*shuffle <the remaining cards|the rest> <|back> into ~your deck",
  means = { "shuffle_rest" },
  example = "asset: [action] Exhaust this asset: Choose an investigator at your location. That investigator searches the top 3 cards of their deck for a card, draws it, and shuffles the remaining cards into their deck." }
function effects.shuffle_rest(w) w:refuse("which cards remain?") end
function effects.search(w, node, who)
  w:change_of(who, "any(deck)")
  local tags = {}
  local function tag(trait)
    local name = w:tag(trait)
    return '"' .. name .. '"'
  end
  if node.what.other then
    tags[1] = "{ " .. tag(node.what.trait) .. ", " .. tag(node.what.other) .. " }"
  elseif node.what.trait then
    tags[1] = tag(node.what.trait)
  end
  if node.what.type ~= "" then tags[#tags + 1] = '"' .. node.what.type .. '"' end
  w:emit(who .. ":search(" .. (node.n and w:number(node.n) or "nil") .. ", " ..
    (#tags > 0 and "{ " .. table.concat(tags, ", ") .. " }" or "nil") .. (node.draw and ", true)" or ")"))
end

return {}
