-- Still more of treacheries and locations: what investigators must do with cards of their own, the exploration deck,
-- supplies, enemies by their names, difficulties that depend on a place.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters = language.conditions, language.filters
local OFFERED = language.offered

local example = language.example

-- --- cards of their own ----------------------------------------------------------------------------------------------

production { name = "somebody must, theirs", of = "clause", text = "{who:person} must {x:must_act}",
  means = { "does", who = "$who", what = "$x" }, take = function() end,
  example = "agenda: Forced - When the round ends: Each investigator must discard 1 card at random from their hand.",
  near = "agenda: Forced - When the round ends: Each investigator must discard 1 card at random from your deck." }
-- "Each investigator discards an asset they control."
for of, text in pairs { acts = "<discards|chooses and discards>", must_act = "<also|> <discard|choose and discard>" } do
  production { name = "discard an own asset: " .. of, of = of,
    text = text .. " <a|an> {s:core_asset} <they control|he or she controls>", means = { "discard_own", set = "$s" },
    take = of == "must_act" and function() end or nil,
    example = of == "acts" and
      "treachery: Revelation - Each investigator at your location discards an [[Item]] asset they control." or
      "treachery: Revelation - Each investigator at your location must discard an asset they control.",
    near = of == "acts" and
      "treachery: Revelation - Each investigator at your location discards an [[Item]] asset it controls." or nil }
end
-- Lua of the assets that one of them can discard.
local function own_assets(w, node, who)
  if who == "you" or node.set.at then w:refuse("whose asset is it?") end
  local parts = things.said(w, node.set, "asset", "lua")
  parts[#parts + 1] = 'asset:check "cannot_leave_play" == 0'
  return 'filter(find("my_assets", ' .. who .. "), function(asset) return " .. table.concat(parts, " and ") .. " end)"
end
function effects.discard_own(w, node, who)
  w:would_change()
  w:emit("local asset = choose(" .. who .. ', "Discard which asset?", ' .. own_assets(w, node, who) ..
    ', { purpose = "discard" })')
  w:emit "if asset then asset:leave_play() end"
end
-- As one of several options it can be chosen only if somebody has such an asset; no expression asks that.
function effects.discard_own_all(w, node, list)
  local theirs = own_assets(w, node, "inv")
  if w.kind == "revelation" or w.kind == "haunted" or w.kind == "advance" then
    local somebody = "#filter(" .. list .. ", function(inv) return #" .. theirs .. " > 0 end) > 0"
    w.in_lua = w.in_lua or {}
    w.in_lua["somebody has one"] = somebody
    w:would_change "somebody has one"
  else
    if w.depth > 0 then w:refuse("has anybody such an asset?") end
    w:would_change()
  end
  local gone = w:name "gone"
  w:emit("local " .. gone .. " = {}")
  w:emit("each(" .. list .. ", function(inv) " .. gone .. "[#" .. gone ..
    ' + 1] = choose(inv, "Discard which asset?", ' ..
    theirs .. ', { purpose = "discard" }) end)')
  w:emit("leave_together(" .. gone .. ")")
end

-- --- the exploration deck --------------------------------------------------------------------------------------------

local INTO = "into the exploration deck"
frame { name = "shuffle this into the exploration deck", text = "*shuffle {m:me} " .. INTO, means = { "explore_me",
  me = "$m" },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, take 1 horror and shuffle this treachery " ..
    "into the " ..
    "exploration deck.",
  near = "location: Forced - After you enter this location: Shuffle this location into the exploration deck." }
local function shuffle_in(w, card)
  w:emit(card .. ':move "scenario_deck"')
  w:emit 'shuffle "scenario_deck"'
end
function effects.explore_me(w)
  if w.kind ~= "revelation" or w.facts.type ~= "treachery" then w:refuse("where is it?") end
  w:would_change()
  shuffle_in(w, "me")
end
frame { name = "shuffle a set-aside card into the exploration deck", text = "*shuffle the set-aside {n:card_name} " ..
  INTO,
  means = { "explore_named", name = "$n" }, example = "advance: Shuffle the set-aside Night Hall into the " ..
    "exploration deck." }
function effects.explore_named(w, node)
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  w:would_change()
  local card = w:name "card"
  w:emit("local " .. card .. ' = filter(cards_in "set_aside", function(card) return card.title == ' ..
    w:quote(node.name) .. " end)[1]")
  w:block("if " .. card .. " then", function() shuffle_in(w, card) end)
end
frame { name = "shuffle an encounter card into the exploration deck",
  text = "*shuffle the top card of the encounter deck " .. INTO,
  means = { "explore_top" },
  example = "treachery: Revelation - You must either take 2 damage or shuffle the top card of the encounter deck " ..
    "into the " ..
    "exploration deck.",
  near = "treachery: Revelation - You must either take 2 damage or shuffle the top card of your deck into the " ..
    "exploration " ..
    "deck." }
function effects.explore_top(w)
  local some = 'size "encounter_deck" + size "encounter_discard" > 0'
  w:would_change(some)
  w.in_lua = w.in_lua or {}
  w.in_lua[some] = some
  if OFFERED[w.kind] then w:refuse("is there a card?") end
  w:emit "refill_encounter_deck()"
  local card = w:name "card"
  w:emit("local " .. card .. ' = top "encounter_deck"')
  w:block("if " .. card .. " then", function() shuffle_in(w, card) end)
  w:emit "refill_encounter_deck()"
end

-- --- supplies --------------------------------------------------------------------------------------------------------

-- The entries of the log for supplies have the names that are printed: here without spaces.
local SUPPLIES = { torches = true, map = true, canteen = true, binoculars = true, compass = true, rope = true,
  blanket = true, medicine = true, gasoline = true, provisions = true, pickaxe = true, pocketknife = true,
  pendant = true, chalk = true }
language.lexical("supply", function(token)
  return token.class == "word" and SUPPLIES[token.word] and token.word or nil
end, function(value) return SUPPLIES[value] and value or nil end)
local HERE = "<at|in> {m:me_location}"
local WHO = {
  ["you have"] = { "you have <a|an|the|> {s:supply}", "you", true },
  ["you do not have"] = { "you do not have <a|an|the|> {s:supply}", "you", false },
  ["somebody here has"] = { "an investigator " .. HERE .. " has <a|an|the|> {s:supply}", "here", true },
  ["nobody here has"] = { "no investigator " .. HERE .. " has <a|an|the|> {s:supply}", "here", false },
}
for name, each in pairs(WHO) do
  production { name = "condition: " .. name .. " a supply", of = "condition", text = each[1],
    means = { "supply", supply = "$s", who = each[2], has = each[3], me = each[2] == "here" and "$m" or nil },
    example = name == "you have" and
      "location: [action]: Check your supplies. If you have a compass, discover 1 clue at your location." or
      name == "nobody here has" and "location: Forced - After the last clue is discovered from this location: Check " ..
        "your " ..
      "supplies. If no investigator at this location has torches, place 1 doom on it." or nil,
    near = name == "you have" and
      "location: [action]: Check your supplies. If you have a banjo, discover 1 clue at your location." or nil }
end
function conditions.supply(w, node)
  if node.who == "you" then w:needs_you() end
  local whose = node.who == "you" and "mark.id == you.id" or
    "#filter(investigators_at(me), function(inv) return inv.id == mark.id end) > 0"
  local test = '#filter(find "supply_marks", function(mark) return mark.parent.title:lower():gsub(" ", "") == "' ..
    node.supply .. '" and ' .. whose .. " end) " .. (node.has and "> 0" or "== 0")
  if OFFERED[w.kind] and not w.place.result then
    if w.asked or not w.whole or w.depth > 0 then w:refuse("what is done without it?") end
    w.asked = "function(me, you) return " .. test .. " end"
  end
  return { lua = test }
end

-- --- tests -----------------------------------------------------------------------------------------------------------

production { name = "harder if, increased", of = "test_mod",
  text = "increase <this <skill|> test 's difficulty|the difficulty of this <skill|> test> by {k:number} if " ..
    "{c:condition}",
  means = { "harder", n = "$k", condition = "$c", increase = true },
  example = "treachery: Revelation - Test [combat] (2). Increase the difficulty of this test by 2 if you are at a " ..
    "[[Woods]] " ..
    "location. If you fail, take 1 damage.",
  near = "treachery: Revelation - Test [combat] (2). Increase the difficulty of that test by 2 if you are at a " ..
    "[[Woods]] " ..
    "location. If you fail, take 1 damage." }

-- --- enemies ---------------------------------------------------------------------------------------------------------

production { name = "one of the enemies by name", of = "enemy", text = "<a|an> {n:enemy_name} <|enemy> <|in play>",
  means = { "titled", name = "$n" }, take = function() end }
production { name = "each enemy is defeated and insane", of = "clause",
  text = "{i:each_investigator} is <|immediately> defeated and driven insane", means = { "defeat_insane", who = "$i" },
  example = "advance: Each surviving investigator is defeated and driven insane.",
  near = "advance: Each surviving investigator is defeated and driven home." }
function effects.defeat_insane(w, node)
  local list = things.list(w, node.who.set)
  w:would_change()
  w:block("together(function()", function()
    w:emit("local all = " .. list)
    w:emit "each(all, function(inv) inv.insane = true end)"
    w:emit "defeat_investigators(all)"
  end, "end)")
end

-- --- what is divided -------------------------------------------------------------------------------------------------

production { name = "a total of cards here", of = "sentence",
  text = "investigators <at|in> {m:me_location} draw a combined total of {n:digits} cards , divided as they choose",
  means = { "shared", what = "draw", n = "$n", me = "$m" },
  example = "location: [action]: Investigators at this location draw a combined total of 3 cards, divided as they " ..
    "choose.",
  near = "location: [action]: Investigators at this location draw a combined total of 3 clues, divided as they " ..
    "choose." }

return {}
