-- More of treacheries, enemies and locations: what was not done by an effect, cards that cannot be committed, icons of
-- cards that are discarded, phases in which something holds, threat areas.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local holds, constants, amounts, costs = language.holds, language.constants, language.amounts, language.costs
local OFFERED = language.offered

local example = language.example

-- --- what was not done -----------------------------------------------------------------------------------------------

production { name = "if no doom was placed", of = "sentence", text = "if no doom <was|is> placed <by this effect|> , " ..
  "{x:sentence}",
  means = { "no_doom_placed", what = "$x" },
  example = "treachery: Revelation - Place 1 doom on each [[Cultist]] enemy at your location. If no doom was placed " ..
    "by " ..
    "this effect, this treachery gains surge.",
  near = "treachery: Revelation - Place 1 doom on each [[Cultist]] enemy at your location. If no clue was placed by " ..
    "this " ..
    "effect, this treachery gains surge." }
local DOOM = '(function() local n = 0 each(find "doomed", function(card) n = n + card.doom end) return n end)()'
function effects.no_doom_placed(w, node)
  local placed = false
  for _, line in ipairs(w.lines) do placed = placed or line:find("place_doom(", 1, true) end
  if not placed or w.depth > 0 or w.place.result or OFFERED[w.kind] then w:refuse("by which effect?") end
  table.insert(w.lines, 1, w.indent .. "local doom = " .. DOOM)
  w:block("if " .. DOOM .. " == doom then", function() w:effect(node.what) end)
end


-- --- tests to which nothing is committed -----------------------------------------------------------------------------

production { name = "commits nothing if", of = "test_mod", text = "if {c:condition} , you cannot commit cards to " ..
  "this <skill|> test",
  means = { "commits_nothing", condition = "$c" },
  example = "treachery: Revelation - Test [willpower] (3). For each point you fail by, take 1 damage. If you are at " ..
    "a " ..
    "[[Woods]] location, you cannot commit cards to this skill test.",
  near = "treachery: Revelation - Test [willpower] (3). For each point you fail by, take 1 damage. If you are at a " ..
    "[[Woods]] location, you cannot commit cards to that skill test." }

--- language.commits_nothing(ability, condition, words). Whoever makes the test of a treachery that is drawn cannot
--- commit
--- cards to it; others can.
function language.commits_nothing(ability, condition, words)
  if ability.kind ~= "revelation" then error({ why = "where is this then?" }, 0) end
  table.insert(ability.beside, { kind = "constant", text = words:sub(1, 1):upper() .. words:sub(2) .. ".",
    fields = { { "zones", '{ "limbo" }' }, { "condition", "{ \"test.source == me\", \"test.tester == you\", " ..
      require("import/writer").quote(nil, condition) .. " }" },
      { "modify", '{ { value = "cannot_commit", where = "it == test.tester" } }' } } })
end

-- --- in hand ---------------------------------------------------------------------------------------------------------

production { name = "each discards at random", of = "clause",
  text = "discard {n:number} card<s> at random from each player 's hand",
  means = { "does", who = { "each", set = { "set", of = "investigator" } }, what = { "discard_random", n = "$n" } },
  take = function() end,
  example = "treachery: Revelation - Test [willpower] (3). For each point you fail by, discard 1 card at random " ..
    "from each " ..
    "player's hand." }
frame { name = "discard a random card that is no weakness",
  text = "*discard <{n:number} non-weakness card<s> at random|{n:number} random non-weakness card<s>> from ~your hand", means = { "discard_random_other",
    n = "$n" },
  example = "treachery: Revelation - Discard 2 non-weakness cards at random from your hand.",
  near = "treachery: Revelation - Discard 2 non-weakness cards at random from your deck." }
function effects.discard_random_other(w, node, who)
  w:change_of(who, "any(discardable)")
  w:emit(who .. ':discard_cards(pick_some(find("discardable", ' .. who .. "), " .. node.n .. "))")
end
frame { name = "choose and discard what is no weakness", text = "<*choose and |>*discard {n:number} non-weakness " ..
  "card<s> from ~your hand",
  means = { "discard_other", n = "$n" },
  example = "enemy: Forced - After this enemy attacks you: Choose and discard a non-weakness card from your hand." }
-- Weaknesses are never chosen.
function effects.discard_other(w, node, who) return effects.discard_from_hand(w, node, who) end

-- "Discard cards from your hand with at least 2 total [agility] icons": one after the other, until it is enough.
local ICONS = { willpower = true, intellect = true, combat = true, agility = true, wild = true }
language.lexical("icon_kind", function(token)
  return token.class == "icon" and ICONS[token.value] and token.value or nil
end, function(value) return ICONS[value] and "[" .. value .. "]" or nil end)
frame { name = "discard icons",
  text = "*discard <cards from ~your hand with at least {n:digits} total {i:icon_kind} icons|" ..
    "a card from ~your hand with at least {n:digits} {i:icon_kind} icon>",
  means = { "discard_icons", n = "$n", icon = "$i" },
  example = "location: Forced - After you enter this location: You must either discard cards from your hand with at " ..
    "least 2 " ..
    "total [combat] icons or take 2 damage.",
  near = "location: Forced - After you enter this location: You must either discard cards from your deck with at " ..
    "least 2 " ..
    "total [combat] icons or take 2 damage." }
function effects.discard_icons(w, node, who)
  if who ~= "you" or w.depth == 0 then w:refuse("is it possible?") end
  -- A wild icon may stand for any other (Rules Reference: Wild Skill Icons).
  local function icons_of(card)
    local own = card .. ':check "icon_' .. node.icon .. '"'
    return node.icon == "wild" and own or own .. " + " .. card .. ':check "icon_wild"'
  end
  local total = "(function() local n = 0 each(find(\"discardable\", you), function(card) n = n + " .. icons_of "card" ..
    " end) return n end)()"
  local wild = node.icon == "wild" and "" or " + it.icon_wild"
  local can = "sum(discardable: it.icon_" .. node.icon .. wild .. ") >= " .. node.n
  w.in_lua = w.in_lua or {}
  w.in_lua[can] = total .. " >= " .. node.n
  w:would_change(can)
  w:emit("local chosen, left = {}, " .. node.n)
  w:block("while left > 0 do", function()
    w:emit('local card = choose(you, "Discard which card?", filter(find("discardable", you), function(card)')
    w:emit("  return " .. icons_of "card" .. " > 0 and not contains(chosen, card)")
    w:emit "end))"
    w:emit "if not card then break end"
    w:emit("chosen[#chosen + 1], left = card, left - (" .. icons_of "card" .. ")")
  end)
  w:emit "you:discard_cards(chosen)"
end

-- --- phases ----------------------------------------------------------------------------------------------------------

local PHASES = { mythos = 1, investigation = 2, enemy = 3, upkeep = 4 }
for phase, n in pairs(PHASES) do
  production { name = "while, during the " .. phase .. " phase", of = "constant",
    text = "while {s:state} , {h:holds} during the " .. phase .. " phase",
    means = { "constant_in_phase", holds = "$h", state = "$s", phase = n },
    example = phase == "upkeep" and "location: While you are at this location, you cannot draw cards or gain " ..
      "resources " ..
      "during the upkeep phase." or nil,
    near = phase == "upkeep" and "location: While you are at this location, you cannot draw cards or gain resources " ..
      "during the upkeep dance." or nil }
end
function constants.constant_in_phase(w, node)
  local fields, kind, argument = constants.constant(w, { "constant", holds = node.holds, state = node.state })
  local said = w:quote("phase == " .. node.phase)
  for i, field in ipairs(fields) do
    if field[1] == "condition" then
      if field[2]:find "^{" then w:refuse("three conditions") end
      fields[i] = { "condition", "{ " .. field[2] .. ", " .. said .. " }" }
      return fields, kind, argument
    end
  end
  table.insert(fields, 1, { "condition", said })
  return fields, kind, argument
end

-- --- enemies ---------------------------------------------------------------------------------------------------------

production { name = "its own location", of = "one_who", text = "its location", means = { "place_of", of = "me" },
  take = function() end, example = "enemy: While this enemy is unengaged, its location gets +1 shroud.",
  near = "asset: While you have no clues, its location gets +1 shroud." }
frame { name = "clue from its location", text = "*move {n:number} clue<s> from {m:me_enemy} 's location to " ..
  "<{k:me}|it|him|her>",
  means = { "clue_to_me", n = "$n", me = "$m" },
  example = "enemy: Forced - After this enemy enters play: Move 1 clue from this enemy's location to this enemy." }
function effects.clue_to_me(w, node)
  if w.facts.type ~= "enemy" or w.kind == "revelation" then w:refuse("where is this?") end
  w:would_change()
  w:emit "local place = me.place"
  w:emit('if place then me:add("clues", -place:add("clues", -' .. node.n .. ")) end")
end
-- It comes into play by this, and not by the rules of spawning.
production { name = "put this into play with clues", of = "act",
  text = "put {m:me_enemy} into play at <|the> {n:location_name} , with {c:some} clue<s> on <it|him|her>",
  means = { "play_at", name = "$n", clues = "$c", me = "$m" },
  example = "enemy: Revelation - Put this enemy into play at Night Hall, with 1 [per_investigator] clues on it.",
  near = "enemy: Revelation - Put this enemy into play at Night Hall, with 1 [per_investigator] clues on them." }
function effects.play_at(w, node)
  if w.kind ~= "revelation" or w.facts.type ~= "enemy" then w:refuse("from where is it put into play?") end
  w:needs_you()
  w:would_change()
  w:emit("local place = find_location(" .. w:quote(node.name) .. ")")
  w:block("if place then", function()
    w:emit("me:spawn(you, place)")
    w:emit('if me.in_play then me:add("clues", ' .. w:amount(node.clues).lua .. ") end")
  end)
end

-- --- threat areas, attached locations --------------------------------------------------------------------------------

production { name = "each card in the threat area", of = "counted", text = "card in your threat area",
  means = { "threats" },
  example = "treachery: Revelation - Put this card into play in your threat area. // Forced - At the end of the " ..
    "round: " ..
    "Take 1 horror for each card in your threat area, to a maximum of 3 horror. Discard this card." }
production { name = "each treachery in the threat area", of = "counted",
  text = "non-weakness treachery in your threat area",
  means = { "threats", treachery = true },
  example = "treachery: Revelation - Test [willpower] (2). This test gets +1 difficulty for each non-weakness " ..
    "treachery in " ..
    "your threat area. If you fail, take 2 damage." }
function amounts.threats(w, node)
  w:needs_you()
  if not node.treachery then return { expr = "count(my_threat_area)", lua = '#find("my_threat_area", you)' } end
  return { expr = "count(my_threat_area: it is treachery and it is not weakness)",
    lua = '#filter(find("my_threat_area", you), function(card) return card:is "treachery" and ' ..
      'not card:is "weakness" end)' }
end
production { name = "cost: clues on the attached location", of = "cost",
  text = "place {n:number} of your clues on <the|> attached location", means = { "clues_on_host", n = "$n" },
  example = "treachery: Revelation - Attach to your location. // [action] Place 1 of your clues on attached " ..
    "location: " ..
    "Discard this card.",
  near = "treachery: Revelation - Attach to your location. // [action] Place 1 of your clues on attached enemy: " ..
    "Discard " ..
    "this card." }
function costs.clues_on_host(w, node)
  if not w.facts.kinds.attached then w:refuse("this is not attached") end
  return '{ can = "you.clues >= ' .. node.n ..
    '", pay = function(me, you) me.parent:add("clues", -you:add("clues", -' ..
    node.n .. ")) end }"
end
for place, text in pairs { ["me.parent"] = "<|the> attached location", me = "{m:me_location}" } do
  production { name = "cannot move out of " .. place, of = "holds", text = "{w:many_who} cannot <move out of|leave> " ..
    "" .. text,
    means = { "cannot_move_out", who = "$w", place = place },
    example = place == "me" and "location: Investigators cannot move out of this location." or nil,
    near = place == "me" and "location: Locations cannot move out of this location." or nil }
end
function holds.cannot_move_out(w, node)
  local set = node.who.set
  if set.of ~= "enemy" and set.of ~= "investigator" or set.at then w:refuse("who moves?") end
  if node.place ~= "me" and not w.facts.kinds.attached then w:refuse("this is not attached") end
  return { "modify", '{ { value = "cannot_enter", where = ' ..
    w:quote(language.member_of(w, set) .. " and place(it) == " .. node.place) .. " } }" }
end

-- --- single words ----------------------------------------------------------------------------------------------------

frame { name = "heal any combination", text = "*heal {n:digits} damage or {m:digits} horror ( or any combination " ..
  "thereof )",
  means = function(p) return p.n == p.m and { "heal_mixed", n = p.n } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "heal_mixed" and { n = node.n, m = node.n } or
    nil end,
  example = "location: [action]: Heal 3 damage or 3 horror (or any combination thereof). (Limit once per game.)",
  near = "location: [action]: Heal 3 damage or 2 horror (or any combination thereof). (Limit once per game.)" }
function effects.heal_mixed(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("who divides it?") end
  w:would_change "you.damage + you.horror > 0"
  w:emit("local most = math.min(" .. node.n .. ", you.damage)")
  w:emit("local least = math.max(0, math.min(most, " .. node.n .. " - you.horror))")
  w:emit 'local n = least == most and most or choose_number(you, "How much damage do you heal?", least, most)'
  w:block("together(function()", function()
    w:emit "if n > 0 then you:heal_damage(n) end"
    w:emit("if n < " .. node.n .. " then you:heal_horror(" .. node.n .. " - n) end")
  end, "end)")
end
production { name = "shroud by flood level", of = "constant",
  text = "{m:me_location} gets {n:signed} shroud while it is partially flooded and {k:signed} shroud while it is " ..
    "fully flooded",
  means = function(p) return p.k == 2 * p.n and { "flood_shroud", n = p.n, me = p.m } or nil end,
  take = function(node) return node[1] == "flood_shroud" and { m = { "me" }, n = node.n, k = 2 * node.n } or nil end,
  example = "location: This location gets +1 shroud while it is partially flooded and +2 shroud while it is fully " ..
    "flooded.",
  near = "location: This location gets +1 shroud while it is partially flooded and +1 shroud while it is fully " ..
    "flooded." }
function constants.flood_shroud(w, node)
  return { { "me", "{ shroud = " .. w:quote(node.n .. " * me.flood_level") .. " }" } }
end
frame { name = "move from this", text = "*move from {m:me_location} to {l:location}", means = { "move_from_me",
  to = "$l", me = "$m" },
  example = "location: [action]: Move from this location to any [[Woods]] location.",
  near = "location: Forced - After you enter this location: Move from this location to any [[Woods]] location." }
function effects.move_from_me(w, node, who)
  if w.facts.type ~= "location" or w.kind ~= "action" and w.kind ~= "free" then w:refuse("are you there?") end
  effects.move(w, { "move", to = node.to }, who)
end
production { name = "condition: somebody here controls", of = "condition",
  text = "an investigator <at|in> {m:me_location} controls <|the> {n:card_name}", means = { "controlled_here",
    name = "$n", me = "$m" },
  example = "location: While an investigator at this location controls Night Porter, this location gets -1 shroud." }
function language.conditions.controlled_here(w, node)
  return { lua = '#filter(find "in_play", function(card) return card.title == ' .. w:quote(node.name) ..
    " and card.controller ~= nil and card.controller.place == me end) > 0" }
end

return {}
