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

frame { name = "discard random", text = "*discard {n:number} card<s> at random from ~your hand",
  means = { "discard_random", n = "$n" },
  example = "treachery: Revelation - Discard 2 cards at random from your hand.",
  near = "treachery: Revelation - Discard 2 cards at random from your deck." }
frame { name = "discard random, before", text = "*discard {n:number} random card<s> from ~your hand",
  means = { "discard_random", n = "$n" } }
function effects.discard_random(w, node, who)
  mine(w, who, "any(hand)")
  w:emit(who .. ":discard_random(" .. w:amount(node.n).lua .. ")")
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
function effects.shuffle(w, _, who)
  w:would_change()
  w:emit('shuffle("deck", ' .. who .. ")")
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
effects.shuffle_encounter_deck = function(w)
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
  frame { name = name, text = "*search " .. where .. " for <a|an> {s:sought} <,|> <and|> " .. words ..
      " <, and *shuffle ~your deck|, and *shuffle the remaining cards into ~your deck|and *shuffle ~your deck|>",
    means = { "search", n = means_n, what = "$s", draw = draw } }
end
search("search and draw", "~your deck", nil, true, "*draw it")
search("search and take", "~your deck", nil, false, "*add it to ~your hand")
search("search top and draw", "the top {n:number} cards of ~your deck", "$n", true, "*draw it")
search("search top and take", "the top {n:number} cards of ~your deck", "$n", false, "*add it to ~your hand")
function effects.search(w, node, who)
  mine(w, who, "any(deck)")
  local tags = {}
  local function tag(trait)
    local name = things.tag_of(trait)
    if not w.facts.traits[name] then w:refuse("no card has the trait " .. trait) end
    return '"' .. name .. '"'
  end
  if node.what.other then
    tags[1] = "{ " .. tag(node.what.trait) .. ", " .. tag(node.what.other) .. " }"
  elseif node.what.trait then
    tags[1] = tag(node.what.trait)
  end
  if node.what.type ~= "" then tags[#tags + 1] = '"' .. node.what.type .. '"' end
  w:emit(who .. ":search(" .. tostring(node.n) .. ", " ..
    (#tags > 0 and "{ " .. table.concat(tags, ", ") .. " }" or "nil") .. (node.draw and ", true)" or ")"))
end

return {}
