-- Cards: drawing, discarding, searching; decks.

local language = require "import/language"
local things = require "import/subjects/things"
local frame, effects, production = language.frame, language.effects, language.production

-- A condition only for what `you` do before anything else happened; for others it always may change something.
local function mine(w, who, expression)
  w:would_change(who == "you" and expression or nil)
end

frame { name = "draw", text = "*draw {n:number} card<s>", means = { "draw", n = "$n" },
  example = "event: Draw 2 cards.", near = "event: Draw 2 cards from the void." }
function effects.draw(w, node, who)
  mine(w, who, "any(deck) or any(discard)")
  w:emit(who .. ":draw(" .. w:amount(node.n).lua .. ")")
end

frame { name = "draw encounter", text = "*draw the top card of the encounter deck", means = { "draw_encounter" },
  example = "event: Draw the top card of the encounter deck.", near = "event: Draw the bottom card of the encounter deck." }
function effects.draw_encounter(w, _, who)
  w:would_change()
  w:emit("draw_encounter(" .. who .. ")")
end

frame { name = "discard random", text = "*discard {n:number} card<s> <at random from ~your hand|from ~your hand at random>",
  means = { "discard_random", n = "$n" },
  example = "treachery: Revelation - Discard 2 cards at random from your hand.",
  near = "treachery: Revelation - Discard 2 cards at random from your deck." }
frame { name = "discard random, before", text = "*discard {n:number} random card<s> from ~your hand",
  means = { "discard_random", n = "$n" } }
function effects.discard_random(w, node, who)
  mine(w, who, "any(hand)")
  w:emit(who .. ":discard_random(" .. w:amount(node.n).lua .. ")")
end

-- Cards that are discarded together get into the pile in an order that its owner chooses.
frame { name = "discard the top", text = "*discard the top <{n:number}|> card<s> <of|from> ~your deck",
  means = function(p) return { "discard_top", n = p.n or 1 } end,
  take = function(node) return node[1] == "discard_top" and { n = node.n } or nil end,
  example = "treachery: Revelation - Discard the top 3 cards of your deck.",
  near = "treachery: Revelation - Discard the bottom 3 cards of your deck." }
function effects.discard_top(w, node, who)
  mine(w, who, "any(deck)")
  w:emit("discard_together({ unpack(cards_in(\"deck\", " .. who .. "), 1, " .. w:amount(node.n).lua .. ") })")
end
frame { name = "discard the top of the encounter deck", text = "*discard the top <{n:number}|> card<s> <of|from> the encounter deck",
  means = function(p) return { "discard_encounter", n = p.n or 1 } end,
  take = function(node) return node[1] == "discard_encounter" and { n = node.n } or nil end,
  example = "treachery: Revelation - Discard the top 3 cards of the encounter deck." }
function effects.discard_encounter(w, node)
  w:would_change()
  w:emit("discard_together({ unpack(cards_in \"encounter_deck\", 1, " .. w:amount(node.n).lua .. ") })")
  w:emit "if size \"encounter_deck\" == 0 then shuffle_discard_into_encounter_deck() end"
end

frame { name = "choose and discard", text = "<*choose and |>*discard {n:number} card<s> from ~your hand",
  means = { "discard_from_hand", n = "$n" },
  example = "treachery: Revelation - Choose and discard 1 card from your hand.",
  near = "treachery: Revelation - Choose and discard 1 card from your deck." }
function effects.discard_from_hand(w, node, who)
  mine(w, who, "any(discardable)")
  local n = w:amount(node.n).lua
  local list, count = w:name "list", w:name "n"
  w:emit("local " .. list .. ' = find("discardable", ' .. who .. ")")
  w:emit("local " .. count .. " = math.min(" .. n .. ", #" .. list .. ")")
  w:emit(who .. ":discard_cards(choose(" .. who .. ', "Discard from your hand", ' .. list ..
    ", { min = " .. count .. ", max = " .. count .. ", many = true }))")
end

frame { name = "shuffle deck", text = "*shuffle ~your deck", means = { "shuffle" },
  example = "event: Shuffle your deck.", near = "event: Shuffle your hand." }
-- Who searches a deck shuffles it: to say so changes nothing.
local function searched(w, what) return (w.lines[#w.lines] or ""):find(what, 1, true) ~= nil end
function effects.shuffle(w, _, who)
  if searched(w, who .. ":search(") then return end
  w:would_change()
  w:emit('shuffle("deck", ' .. who .. ")")
end

frame { name = "shuffle discards", text = "*shuffle ~your discard pile into ~your deck", means = { "shuffle_discards" },
  example = "event: Shuffle your discard pile into your deck.", near = "event: Shuffle your discard pile into your hand." }
function effects.shuffle_discards(w, _, who)
  mine(w, who, "any(discard)")
  w:emit("each(cards_in(\"discard\", " .. who .. "), function(card) card:move(\"deck\", " .. who .. ") end)")
  w:emit("shuffle(\"deck\", " .. who .. ")")
end

frame { name = "shuffle encounter discards", text = "*shuffle the encounter discard pile into the encounter deck",
  means = { "shuffle_encounter" },
  example = "treachery: Revelation - Shuffle the encounter discard pile into the encounter deck.",
  near = "treachery: Revelation - Shuffle the encounter deck into the encounter discard pile." }
function effects.shuffle_encounter(w)
  w:would_change()
  w:emit "shuffle_discard_into_encounter_deck()"
end
frame { name = "shuffle the encounter deck", text = "*shuffle the encounter deck", means = { "shuffle_encounter_deck" },
  example = "treachery: Revelation - Shuffle the encounter deck.", near = "treachery: Revelation - Shuffle the chaos bag." }
frame { name = "shuffle the rest", text = "*shuffle the remaining cards <|back> into ~your deck", means = { "shuffle_rest" },
  example = "event: Search the top 6 cards of your deck for a [[Spell]] card, draw it, and shuffle the remaining cards into your deck." }
function effects.shuffle_rest(w, _, who)
  if not searched(w, who .. ":search(") then w:refuse("which cards remain?") end
end
effects.shuffle_encounter_deck = function(w)
  if searched(w, ":search_encounter(") then return end
  w:would_change()
  w:emit 'shuffle "encounter_deck"'
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
local function search(name, where, means_n, draw, words)
  frame { name = name, text = "*search " .. where .. " for <a|an> {s:sought} <and|, and|,> " .. words,
    means = { "search", n = means_n, what = "$s", draw = draw } }
end
search("search and draw", "~your deck", nil, true, "*draw it")
search("search and take", "~your deck", nil, false, "*add it to ~your hand")
search("search top and draw", "the top {n:number} cards of ~your deck", "$n", true, "*draw it")
search("search top and take", "the top {n:number} cards of ~your deck", "$n", false, "*add it to ~your hand")
-- The tags of the cards that are sought, as Lua.
local function tags_of(w, what)
  local tags = {}
  local function tag(trait)
    local name = things.tag_of(trait)
    if not w.facts.traits[name] then w:refuse("no card has the trait " .. trait) end
    return '"' .. name .. '"'
  end
  if what.other then
    tags[1] = "{ " .. tag(what.trait) .. ", " .. tag(what.other) .. " }"
  elseif what.trait then
    tags[1] = tag(what.trait)
  end
  if what.type ~= "" then tags[#tags + 1] = '"' .. what.type .. '"' end
  return #tags > 0 and "{ " .. table.concat(tags, ", ") .. " }" or "nil"
end
function effects.search(w, node, who)
  mine(w, who, "any(deck)")
  w:emit(who .. ":search(" .. (node.n and w:amount(node.n).lua or "nil") .. ", " .. tags_of(w, node.what) .. (node.draw and ", true)" or ")"))
end

for noun, tag in pairs { enemy = "enemy", treachery = "treachery", card = "" } do
  production { name = "an encounter " .. noun, of = "sought_encounter", text = noun, means = { "sought", type = tag } }
  production { name = "an encounter trait " .. noun, of = "sought_encounter", text = "{t:trait} " .. noun,
    means = { "sought", type = tag, trait = "$t" } }
  production { name = "two encounter traits " .. noun, of = "sought_encounter", text = "{t:trait} or {u:trait} " .. noun,
    means = { "sought", type = tag, trait = "$t", other = "$u" } }
end
frame { name = "search the encounter deck",
  text = "*search the encounter deck and discard pile for <a|an> {s:sought_encounter} <and|, and|,> *draw it <|( *shuffle the encounter deck )>",
  means = { "search_encounter", what = "$s" },
  example = "treachery: Revelation - Search the encounter deck and discard pile for a [[Ghoul]] enemy and draw it. Shuffle the encounter deck.",
  near = "treachery: Revelation - Search the encounter deck for a [[Ghoul]] enemy and draw it." }
function effects.search_encounter(w, node, who)
  w:would_change()
  w:emit(who .. ":search_encounter(" .. tags_of(w, node.what) .. ")")
end

return {}
