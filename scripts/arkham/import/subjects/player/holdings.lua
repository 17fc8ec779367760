-- More of cards that stay: what always holds, events that are attached, seals, decks that are looked at, treacheries that
-- are discarded, cards that go back into hands and decks.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame = language.production, language.frame
local effects, costs = language.effects, language.costs

-- --- searches -------------------------------------------------------------------------------------------------------

-- Whoever searches a deck shuffles it, said or not; control.lua drops the words for it.
for n, top in pairs { ["{n:count}"] = "the top {n:count} cards of ~your deck", [""] = "~your deck" } do
  for draw, verb in pairs { [true] = "*draw it", [false] = "*add it to ~your hand" } do
    frame { name = "search, " .. (draw and "draw" or "take") .. " and shuffle" .. n, text = "*search " .. top ..
      " for <a|an|any> {s:sought} <|,> <and|> " .. verb .. " <, and|and|,> *shuffle ~your deck",
      means = { "search", n = n ~= "" and "$n" or nil, what = "$s", draw = draw, shuffled = true },
      example = n ~= "" and draw and "asset: [free] Exhaust this asset: Search the top 3 cards of your deck for a card, draw it, and shuffle your deck." or nil,
      near = n ~= "" and draw and "asset: [free] Exhaust this asset: Search the top 3 cards of your deck for a card, draw it, and shuffle your hand." or nil }
  end
end

-- --- what always holds ----------------------------------------------------------------------------------------------

production { name = "holds if", of = "constant", text = "{h:holds} if {c:condition}",
  means = { "constant", holds = "$h", state = "$c" }, take = function() end,
  example = "asset: You get +1 [combat] if you have 2 or more clues.", near = "asset: You get +1 [combat] if you have 2 or more friends." }
for _, kind in ipairs { "move", "investigate" } do
  local text = kind == "move" and "<moving|move actions you perform|move actions> <does not|do not> provoke attacks of opportunity" or
    "<investigating|investigate actions you perform|investigate actions> <does not|do not> provoke attacks of opportunity"
  production { name = "unprovoking: " .. kind, of = "holds", text = text, means = { "unprovoking", kind = kind },
    example = kind == "move" and "asset: Move actions you perform do not provoke attacks of opportunity." or
      "asset: Investigate actions you perform do not provoke attacks of opportunity.",
    near = kind == "move" and "asset: Fight actions you perform do not provoke attacks of opportunity." or nil }
end
function language.holds.unprovoking(w, node)
  language.own_card(w)
  return { "you", "{ unprovoked_" .. node.kind .. " = 1 }" }
end
for _, harm in ipairs { "damage", "horror" } do
  production { name = "takes " .. harm .. " first", of = "holds",
    text = "non-direct " .. harm .. " must be assigned to {m:me_asset} before it can be assigned to <your investigator|your investigator card|you>",
    means = { "takes_first", harm = harm, me = "$m" },
    example = "asset: Non-direct " .. harm .. " must be assigned to this asset before it can be assigned to your investigator card.",
    near = "asset: Non-direct " .. harm .. " must be assigned to this asset after it can be assigned to your investigator card." }
end
function language.holds.takes_first(w, node)
  language.own_card(w)
  return { "me", "{ shields_" .. node.harm .. " = 1 }" }
end
local ACTIONS = { "fight", "evade", "investigate", "explore", "move", "engage", "parley", "play", "resign", "draw", "resource" }
for i, first in ipairs(ACTIONS) do
  for j, second in ipairs(ACTIONS) do
    if i ~= j then
      production { name = "additional action to " .. first .. " or " .. second, of = "constant",
        text = "you may take an additional action during your turn , which <can|may> only be used to " .. first .. " or " .. second,
        means = { "additional_of_two", one = first, other = second },
        example = i == 1 and j == 2 and "asset: You may take an additional action during your turn, which can only be used to fight or evade." or nil,
        near = i == 1 and j == 2 and "asset: You may take an additional action during your turn, which can only be used to fight or flee." or nil }
    end
  end
end
function language.constants.additional_of_two(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.investigator) then w:refuse("who may take it?") end
  return { { "abilities", '{ "' .. node.one .. '", "' .. node.other .. '" }' } }, "additional_action"
end
production { name = "slots that hold", of = "constant",
  text = "you have {n:number} additional {s:slot} slot<s> that <can|may> only be used to hold <|a|an> {t:trait} <assets|asset>",
  means = { "slots", n = "$n", slot = "$s", trait = "$t", that = true },
  example = "asset: You have 1 additional hand slot that can only be used to hold [[Tool]] assets." }
production { name = "state: parleying", of = "state", text = "<parleying|performing a parley test>", means = { "in_test", kind = "parleying" },
  example = "asset: You get +1 skill value while parleying." }
for tag, text in pairs { treachery = "a treachery <card|>", encounter_card = "<an encounter|a scenario> card", enemy = "an enemy <card|>", location = "a location <card|>" } do
  production { name = "state: a test on a " .. tag, of = "state", text = "<performing|resolving> a skill test on " .. text,
    means = { "in_test", kind = "test and " .. (tag == "encounter_card" and "(on_scenario_card)" or "test.source is " .. tag) },
    example = tag == "treachery" and "asset: You get +1 skill value while performing a skill test on a treachery." or nil,
    near = tag == "treachery" and "asset: You get +1 skill value while performing a skill test on a party." or nil }
  if tag ~= "encounter_card" then
    local many = tag == "treachery" and "treacheries" or tag == "enemy" and "enemies" or "locations"
    production { name = "during tests on " .. many, of = "constant", text = "{h:holds} during skill tests on <" .. many .. "|" .. tag .. " cards>",
      means = { "constant", holds = "$h", state = { "in_test", kind = "test and test.source is " .. tag } }, take = function() end }
  end
end

-- --- decks that are looked at ---------------------------------------------------------------------------------------

local DECKS = { yours = "your deck", encounter = "the encounter deck", any = "any investigator 's deck or the encounter deck",
  any_but = "any investigator 's deck , or the encounter deck", players = "<any|an> investigator 's deck" }
for name, text in pairs(DECKS) do
  local of = name == "any_but" and "any" or name
  production { name = "look at the top of " .. name, of = "act", text = "look at the top card of " .. text,
    means = function() return { "look_at_top", n = 1, one = true, deck = of } end,
    take = function(node)
      return name ~= "any_but" and type(node) == "table" and node[1] == "look_at_top" and node.deck == of and node.one and {} or nil
    end }
  production { name = "look at the top cards of " .. name, of = "act", text = "look at the top {n:number} cards of " .. text,
    means = function(p) return { "look_at_top", n = p.n, deck = of } end,
    take = function(node)
      return name ~= "any_but" and type(node) == "table" and node[1] == "look_at_top" and node.deck == of and not node.one and { n = node.n } or nil
    end,
    example = of == "any" and name == "any" and "asset: [action] Exhaust this asset: Look at the top 3 cards of any investigator's deck or the encounter deck. Return them to the top of that deck in any order." or
      of == "yours" and "asset: [action] Exhaust this asset: Look at the top 3 cards of your deck. Return them in any order." or nil,
    near = of == "yours" and "asset: [action] Exhaust this asset: Look at the top 3 cards of your deck." or nil }
end
local ENCOUNTER = 'size "encounter_deck" > 0'
local SOME = { yours = 'size("deck", you) > 0', encounter = ENCOUNTER, any = ENCOUNTER .. ' or any("decks", you, me)',
  players = 'any("decks", you, me)' }
-- Several cards are put back in an order of one's choice: the next sentence has to say so.
function effects.look_at_top(w, node, who)
  if who ~= "you" or w.depth > 0 or w.asked or w.looked then w:refuse("who looks at it?") end
  w:needs_you()
  w:would_change()
  w.asked = "function(me, you) return " .. SOME[node.deck] .. " end"
  local n = node.n
  if node.deck == "yours" then
    w:emit("you:look_at_top(" .. n .. ', "deck", you)')
  elseif node.deck == "encounter" then
    w:emit("you:look_at_top(" .. n .. ', "encounter_deck")')
  else
    w:emit 'local decks = filter(players(), function(inv) return size("deck", inv) > 0 end)'
    if node.deck == "any" then
      w:emit "local ENCOUNTER = \"the encounter deck\""
      w:emit('if ' .. ENCOUNTER .. " then decks[#decks + 1] = ENCOUNTER end")
    end
    w:emit 'local deck = choose(you, "Look at which deck?", decks)'
    if node.deck == "any" then
      w:block("if deck == ENCOUNTER then", function() w:emit("you:look_at_top(" .. n .. ', "encounter_deck")') end,
        "elseif deck then")
    else
      w:emit "if deck then"
    end
    w:emit("  you:look_at_top(" .. n .. ', "deck", deck)')
    w:emit "end"
  end
  w.looked = true
  local lines = #w.lines
  w.finish = function()
    if #w.lines ~= lines then w:refuse("what is done besides looking?") end
  end
  if n > 1 then w.unfinished = "where do these cards go?" end
end
production { name = "return what was looked at", of = "act",
  text = "<return|put> <them|those cards> <|back> <|to the top|to the top of its deck|to the top of the encounter deck> in any order",
  means = { "return_looked" } }
production { name = "return to the top of your deck", of = "act", text = "return <them|those cards> to the top of your deck in any order",
  means = { "return_looked", yours = true } }
production { name = "return to the top of that deck", of = "act", text = "return <them|those cards> to the top of that deck <,|> in any order",
  means = { "return_looked", that = true } }
function effects.return_looked(w)
  if not w.looked then w:refuse("which cards are returned?") end
  w.unfinished = nil
end

-- --- treacheries in play --------------------------------------------------------------------------------------------

-- "Discard a non-weakness [[Hex]] treachery in your threat area": what is said of it, and where it is.
production { name = "treachery", of = "treachery_kind", text = "treachery", means = { "kind" } }
production { name = "no weakness treachery", of = "treachery_kind", text = "non-weakness treachery", means = { "kind", own = true } }
production { name = "treachery of a trait", of = "treachery_kind", text = "{t:trait} treachery", means = { "kind", trait = "$t" } }
production { name = "no weakness treachery of a trait", of = "treachery_kind", text = "non-weakness {t:trait} treachery",
  means = { "kind", own = true, trait = "$t" } }
local PLACES = {
  yours = { "<in|from> your threat area", "it in threat and bearer(it) == you", 'card.zone == "threat" and card.bearer == you' },
  of_somebody = { "<in|from> <the threat area of an investigator at your location|an investigator at your location 's threat area>",
    "it in threat and place(bearer(it)) == here", 'card.zone == "threat" and card.bearer and card.bearer.place == you.place' },
  attached_here = { "attached to your location", "it in attached and it.parent == here", 'card.zone == "attached" and card.parent == you.place' },
}
for name, place in pairs(PLACES) do
  frame { name = "discard a treachery " .. name, text = "<*choose and|> *discard <a|an|1> {k:treachery_kind} " .. place[1],
    means = { "discard_kind_of_treachery", kind = "$k", at = name },
    example = name == "yours" and "event: Discard a non-weakness treachery in your threat area." or
      name == "attached_here" and "event: Discard a [[Hex]] treachery attached to your location." or nil,
    near = name == "yours" and "event: Discard a non-weakness treachery in your hand." or nil }
end
function effects.discard_kind_of_treachery(w, node, who)
  if who ~= "you" then w:refuse("others discard it") end
  w:needs_you()
  local place = PLACES[node.at]
  local expr, lua = { "it is treachery", place[2], "it.cannot_leave_play == 0" },
    { 'card:is "treachery"', place[3], 'card:check "cannot_leave_play" == 0' }
  if node.kind.own then
    expr[#expr + 1], lua[#lua + 1] = "it is not weakness", 'not card:is "weakness"'
  end
  if node.kind.trait then
    local tag = w:tag(node.kind.trait)
    expr[#expr + 1], lua[#lua + 1] = "it is " .. tag, 'card:is "' .. tag .. '"'
  end
  local list = 'filter(find "in_play", function(card) return ' .. table.concat(lua, " and ") .. " end)"
  local expression = "any(in_play: " .. table.concat(expr, " and ") .. ")"
  w.in_lua = w.in_lua or {}
  w.in_lua[expression] = "#" .. list .. " > 0"
  w:would_change(expression)
  local name = w:name "treachery"
  w:emit("local " .. name .. ' = choose(you, "Discard which treachery?", ' .. list .. ")")
  w:emit("if " .. name .. " then " .. name .. ":leave_play() end")
end

-- --- seals ----------------------------------------------------------------------------------------------------------

production { name = "discarded without seals", of = "constant",
  text = "if <there are no tokens sealed on {m:me}|{m:me} has no tokens sealed on it> , discard it", means = { "gone_unsealed", me = "$m" },
  example = "asset: If there are no tokens sealed on this asset, discard it.",
  near = "asset: If there are no tokens sealed on this asset, discard them." }
function language.constants.gone_unsealed(w)
  if w.facts.type ~= "asset" then w:refuse("this is no asset") end
  return { { "at", '"ability_resolved"' }, { "condition", '"sealed_here == 0"' },
    { "effect", lines = { "me:leave_play()" }, as = "target" } }, "forced"
end

-- --- cards and tokens that go back ----------------------------------------------------------------------------------

local MOVABLE = { expr = function(x) return x .. ".cannot_leave_play == 0" end,
  lua = function(x) return x .. ':check "cannot_leave_play" == 0' end }
for name, to in pairs { yours = "~your hand", its = "its owner 's hand" } do
  frame { name = "return an asset, " .. name, text = "*return {x:asset} to " .. to,
    means = function(p)
      if p.x[1] == "me" or p.x[1] == "it" or name == "yours" and (p.x.set or {}).at ~= "yours" then return nil end
      return { "return_asset", asset = p.x, to = name }
    end,
    take = function(node) return type(node) == "table" and node[1] == "return_asset" and node.to == name and { x = node.asset } or nil end,
    example = name == "yours" and "asset: [free] Exhaust this asset: Return an [[Item]] asset you control to your hand." or
      "asset: [free] Exhaust this asset: Return an asset at your location to its owner's hand.",
    near = name == "yours" and "asset: [free] Exhaust this asset: Return an asset at your location to your hand." or nil }
end
function effects.return_asset(w, node, who)
  if who ~= "you" then w:refuse("others return it") end
  things.one(w, node.asset, "asset", "Return which asset?", function(asset) w:emit(asset .. ":return_to_hand()") end, MOVABLE)
end
frame { name = "shuffle a discarded card in", text = "*shuffle {c:card} <|back> into ~your deck",
  means = function(p)
    local set = p.c[1] == "a" and p.c.set
    return set and set.at == "discard" and { "discard_to_deck", card = p.c } or nil
  end,
  take = function(node) return type(node) == "table" and node[1] == "discard_to_deck" and { c = node.card } or nil end,
  example = "asset: [free] Exhaust this asset: Shuffle an event from your discard pile into your deck.",
  near = "asset: [free] Exhaust this asset: Shuffle an event from your hand into your deck." }
-- A single card is not shuffled into an empty deck (FAQ 1.13).
function effects.discard_to_deck(w, node, who)
  if who ~= "you" then w:refuse("others shuffle it") end
  local SOME = { expr = function() return "any(deck)" end, lua = function() return 'size("deck", you) > 0' end }
  things.one(w, node.card, "card", "Shuffle which card into your deck?", function(card)
    w:emit(card .. ':shuffle_into("deck", you)')
  end, SOME)
end
frame { name = "remove tokens of the bag", text = "*remove {n:number} {t:pool_token} token<s> from the chaos bag",
  means = { "remove_pool_tokens", n = "$n", token = "$t" },
  example = "asset: [free] Exhaust this asset: Remove 1 [curse] token from the chaos bag.",
  near = "asset: [free] Exhaust this asset: Remove 1 [curse] token from the chaos pit." }
function effects.remove_pool_tokens(w, node)
  local expression = "any(bag: it is " .. node.token .. ")"
  w.in_lua = w.in_lua or {}
  w.in_lua[expression] = '#filter(cards_in "chaos_bag", function(token) return token:is "' .. node.token .. '" end) > 0'
  w:would_change(expression)
  w:emit('remove_tokens("' .. node.token .. '", ' .. node.n .. ")")
end
for name, text in pairs { any = "<|chaos> token", kind = "{t:pool_token} token" } do
  production { name = "cost: release " .. name, of = "cost", text = "release {n:number} " .. text .. "<s> sealed <on {m:me}|here|on it>",
    means = { "release", n = "$n", token = name == "kind" and "$t" or nil },
    example = name == "kind" and "asset: Seal ([bless]). // [free] Release 1 [bless] token sealed on this asset: Draw 1 card." or nil,
    near = name == "kind" and "asset: Seal ([bless]). // [free] Release 1 [bless] token sealed on that asset: Draw 1 card." or nil }
  production { name = "cost: seal " .. name, of = "cost",
    text = "search the chaos bag for {n:number} {t:pool_token} token<s> and seal <them|it> on {m:me}",
    means = { "seal_cost", n = "$n", token = "$t", me = "$m" },
    example = name == "kind" and "asset: [action] Search the chaos bag for 2 [bless] tokens and seal them on this asset: Draw 3 cards." or nil }
end
function costs.release(w, node)
  if not w.facts.kinds.asset then w:refuse("nothing is sealed here") end
  return "cost.release(" .. node.n .. (node.token and ', "' .. node.token .. '"' or "") .. ")"
end
function costs.seal_cost(w, node)
  if not w.facts.kinds.asset then w:refuse("only an asset seals") end
  return 'cost.seal { tokens = "' .. node.token .. '", count = ' .. node.n .. " }"
end

-- --- events that stay attached --------------------------------------------------------------------------------------

production { name = "one for each host", of = "host_limit", text = "limit 1 per <|attached> {h:host_kind}", means = { "host_limit", of = "$h" },
  example = "event: Attach to your location. Limit 1 per location. // Attached location gets -1 shroud.",
  near = "event: Attach to your location. Limit 1 per investigator. // Attached location gets -1 shroud." }
for _, of in ipairs { "location", "asset", "enemy" } do
  production { name = "host: " .. of, of = "host_kind", text = of, means = of }
end
language.examples[#language.examples + 1] = { name = "no second copy is attached",
  example = "treachery: Revelation - Attach to a connecting location. Limit 1 per location.",
  near = "treachery: Revelation - Attach to a connecting location. Limit 1 per agenda." }
--- language.one_per_host(ability, of). "Limit 1 per location", of an event that has just said to what it is attached.
function language.one_per_host(ability, of)
  local refuse = require("import/understanding").refuse
  local attach, target
  for _, field in ipairs(ability.fields) do
    if field[1] == "target" then target = field end
    for _, line in ipairs(field.lines or {}) do attach = attach or line:match "^me:attach_to%((.-)%)$" end
  end
  if attach == "you.place" and of == "location" then
    -- No `attach_limit`, which would also hold for what it is attached to later: an enemy may bear two of them.
    ability:require "not any(attachments: it.parent == here and it.title == me.title)"
  elseif target and attach and of ~= "location" then
    target[2] = require("import/abilities").without_copies(target[2], 1)
    table.insert(ability.when, 1, { "attach_limit", "1" })
  else
    refuse("to what is it attached?")
  end
end

-- --- more effects ---------------------------------------------------------------------------------------------------

frame { name = "release a token", text = "*release {n:number} <|chaos> token<s> sealed <on {m:me}|here>", means = { "release_some", n = "$n" },
  example = "asset: Seal ([bless]). // [free] Exhaust this asset: Release 1 token sealed on this asset.",
  near = "asset: Seal ([bless]). // [free] Exhaust this asset: Release 1 token sealed on that asset." }
frame { name = "release a token of a kind", text = "*release {n:number} {t:pool_token} token<s> sealed <on {m:me}|here>",
  means = { "release_some", n = "$n", token = "$t" } }
function effects.release_some(w, node, who)
  if not w.facts.kinds.asset or who ~= "you" then w:refuse("nothing is sealed here") end
  if node.n ~= 1 then w:refuse("which tokens are released?") end
  local kind = node.token and ' "' .. node.token .. '"' or "()"
  if node.token then w:would_change("any(sealed_tokens: it.parent == me and it is " .. node.token .. ")") else w:would_change "sealed_here > 0" end
  local name = w:name "token"
  w:emit("local " .. name .. ' = choose(you, "Which token?", me:sealed_tokens' .. kind .. ")")
  w:emit("if " .. name .. " then " .. name .. ":release() end")
end
frame { name = "heal either of one of several", text = "*heal 1 damage or 1 horror from an investigator or {t:trait} asset <at|in> your location",
  means = { "heal_either_among", trait = "$t" },
  example = "asset: [action] Exhaust this asset: Heal 1 damage or 1 horror from an investigator or [[Ally]] asset at your location.",
  near = "asset: [action] Exhaust this asset: Heal 1 damage or 1 doom from an investigator or [[Ally]] asset at your location." }
function effects.heal_either_among(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  w:needs_you()
  local tag = w:tag(node.trait)
  w:would_change("any(in_play: (it is investigator or it is asset and it is " .. tag .. ") and place(it) == here and it.damage + it.horror > 0)")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit('  return (other:is "investigator" or other:is "asset" and other:is "' .. tag .. '") and other.place == you.place and other.damage + other.horror > 0')
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_either(you) end")
end
production { name = "counted: the pool", of = "counted_many", text = "resources in your resource pool", means = { "pool" } }
production { name = "counted: each of the pool", of = "counted", text = "resource in your resource pool", means = { "pool" } }
production { name = "counted: clues of yours", of = "counted_many", text = "clues you control", means = { "yours", counter = "clues", control = true } }

-- --- investigators --------------------------------------------------------------------------------------------------

production { name = "begins with in play", of = "constant", text = "you begin <the|each> game with {n:card_name} in play",
  means = { "begins_with_card", name = "$n" },
  example = "investigator: You begin the game with Night Porter in play.", near = "investigator: You begin the game with Night Porter in hand." }
function language.constants.begins_with_card(w, node)
  if not w.facts.kinds.investigator then w:refuse("who begins with it?") end
  return { { "effect", as = "target", lines = {
    'for _, card in ipairs(cards_in("deck", you)) do',
    "  if card.title == " .. w:quote(node.name) .. " then",
    "    card:enter_play(you)", "    break", "  end", "end", "you:draw_for_opening_hand(5)" } } }, 'named "opening_hand"'
end

return {}
