-- What treacheries and locations take: cards that could not be discarded, cards of a total cost, what was dealt or
-- discarded by an effect; clues that come back, and locations that want to be left.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, amounts = language.conditions, language.amounts
local OFFERED = language.offered

-- --- what could not be discarded -------------------------------------------------------------------------------------

production { name = "for each card that is missing", of = "outcome", text = "for each card you cannot discard , {x:clause}",
  means = { "outcome", of = "fail", what = { "for_missing_cards", what = "$x" } },
  example = "treachery: Revelation - Test [willpower] (3). For each point you fail by, discard 1 card at random from your hand. For each card you cannot discard, take 1 damage.",
  near = "treachery: Revelation - Test [willpower] (3). For each point you fail by, discard 1 card at random from your deck. For each card you cannot discard, take 1 damage." }
-- Done in full for one point after the other, since what is taken depends on what was discarded ("For each" or "for
-- every", FAQ 2.23).
function effects.for_missing_cards(w, node)
  local lines = w.lines
  if w.depth > 0 or w.place.result ~= "fail" then w:refuse("what cannot be discarded?") end
  if lines[#lines] == "you:discard_random(event.amount)" then
    lines[#lines] = nil
    w:block("for _ = 1, event.amount do", function()
      w:block("if you:discard_random(1) == 0 then", function() w:effect(node.what) end)
    end)
  elseif (lines[#lines] or ""):find "^you:discard_cards%(choose%(you, " and
    lines[#lines - 1] == "local n = math.min(event.amount, #list)" then
    for _ = 1, 3 do lines[#lines] = nil end
    w:block("for _ = 1, event.amount do", function()
      w:emit 'local card = choose(you, "Discard from your hand", find("discardable", you))'
      w:emit "if card then"
      w:emit "  you:discard_card(card)"
      w:block("else", function() w:effect(node.what) end)
    end)
  else
    w:refuse("what cannot be discarded?")
  end
end

-- --- cards of a total cost -------------------------------------------------------------------------------------------

local FROM = { ["<|choose and> discard cards from your play area and/or from your hand"] = { play = true, hand = true },
  ["<|choose and> discard events from your hand"] = { hand = true, type = "event" } }
local TOTAL = " with a total printed resource cost of at least x , where x is {a:amount}"
for text, each in pairs(FROM) do
  production { name = "cards of a total cost: " .. (each.type or "any"), of = "sentence", text = text .. TOTAL,
    means = { "total_cost", play = each.play, type = each.type, amount = "$a" },
    example = each.type and "treachery: Revelation - Discard events from your hand with a total printed resource cost of at least X, where X is the shroud value of your location. If no cards are discarded by this effect, this treachery gains surge." or
      "treachery: Revelation - Discard cards from your play area and/or from your hand with a total printed resource cost of at least X, where X is the amount of horror on you. If no cards are discarded by this effect, take 2 horror.",
    near = each.type and "treachery: Revelation - Discard events from your deck with a total printed resource cost of at least X, where X is the shroud value of your location." or
      "treachery: Revelation - Discard cards from your play area and/or from your hand with a total printed resource cost of at least X, where X is the amount of doubt on you." }
end
production { name = "assets of a total cost", of = "sentence",
  text = "discard {t:trait} assets from your play area and/or from your hand" .. TOTAL,
  means = { "total_cost", play = true, type = "asset", trait = "$t", amount = "$a" },
  example = "treachery: Revelation - Discard [[Item]] assets from your play area and/or from your hand with a total printed resource cost of at least X, where X is the shroud value of your location.",
  near = "treachery: Revelation - Discard [[Item]] assets from your play area and/or from your deck with a total printed resource cost of at least X, where X is the shroud value of your location." }
-- One card after the other, until it is enough or there is none left; what costs nothing adds nothing. Of a total of at
-- least 0 any cards with a cost will do, one or none: whoever discards says how many.
function effects.total_cost(w, node)
  if w.kind ~= "revelation" or w.depth > 0 then w:refuse("is it possible?") end
  w:needs_you()
  local total = w:amount(node.amount).lua or w:refuse("it cannot be counted inside an effect")
  w:would_change()
  w:emit("local left, chosen = " .. total .. ", {}")
  local tests = { '(card:base "cost" or -1) >= math.min(1, left)', "not contains(chosen, card)" }
  if node.type then tests[#tests + 1] = 'card:is "' .. node.type .. '"' end
  if node.trait then tests[#tests + 1] = 'card:is "' .. w:tag(node.trait) .. '"' end
  w:block("local function is_fit(card)", function() w:emit("return " .. table.concat(tests, " and ")) end)
  local list = 'filter(find("discardable", you), is_fit)'
  if node.play then
    w:block("local function fit_cards()", function()
      w:emit("local list = " .. list)
      w:block('each(filter(find("my_play_area", you), is_fit), function(card)', function()
        w:emit 'if card:check "cannot_leave_play" == 0 then list[#list + 1] = card end'
      end, "end)")
      w:emit "return list"
    end)
    list = "fit_cards()"
  end
  w:block("if left <= 0 then", function()
    w:emit("local list = " .. list)
    w:emit 'chosen = choose(you, "Discard which cards?", list, { min = 0, max = #list, many = true }) or {}'
  end)
  w:block("while left > 0 do", function()
    w:emit('local card = choose(you, "Discard which card?", ' .. list .. ")")
    w:emit "if not card then break end"
    w:emit 'chosen[#chosen + 1], left = card, left - card:base "cost"'
  end)
  w:emit 'local held, laid = filter(chosen, function(card) return card.zone == "hand" end), filter(chosen, function(card) return card.in_play end)'
  w:block("together(function()", function()
    w:emit "you:discard_cards(held)"
    w:emit "leave_together(laid)"
  end, "end)")
  w.gone = "#chosen"
end
production { name = "condition: none was discarded", of = "condition", text = "no cards are discarded by this effect", means = { "none_gone" } }
function conditions.none_gone(w)
  if not w.gone or w.depth > 0 then w:refuse("by which effect?") end
  return { lua = w.gone .. " == 0" }
end
production { name = "amount: on your investigator", of = "amount", text = "the amount of {c:counter} on your investigator",
  means = { "on_investigator", counter = "$c" },
  example = "treachery: Revelation - Discard cards from your play area and/or from your hand with a total printed resource cost of at least X, where X is the amount of horror on your investigator.",
  near = "treachery: Revelation - Discard cards from your play area and/or from your hand with a total printed resource cost of at least X, where X is the amount of horror on your instigator." }

function amounts.on_investigator(w, node) return amounts.yours(w, node) end
frame { name = "as many icons", text = "*discard cards from ~your hand with that many {i:icon_kind} icons among them",
  means = { "discard_that_many_icons", icon = "$i" },
  example = "location: Forced - After you discover any number of clues from this location: Discard cards from your hand with that many [willpower] icons among them. If you cannot, take 1 horror.",
  near = "location: Forced - After you discover any number of clues from this location: Discard cards from your hand with that many [willpower] tokens among them. If you cannot, take 1 horror." }
-- A wild icon may stand for any other (Rules Reference: Wild Skill Icons).
function effects.discard_that_many_icons(w, node, who)
  if who ~= "you" or w.depth == 0 then w:refuse("is it possible?") end
  local n = w:number { "happened" }
  local function icons(card)
    local own = card .. ':check "icon_' .. node.icon .. '"'
    return node.icon == "wild" and own or own .. " + " .. card .. ':check "icon_wild"'
  end
  w:would_change_if("(function() local n = 0 each(find(\"discardable\", you), function(card) n = n + " .. icons "card" ..
    " end) return n end)() >= " .. n)
  w:emit("local chosen, left = {}, " .. n)
  w:block("while left > 0 do", function()
    w:emit('local card = choose(you, "Discard which card?", filter(find("discardable", you), function(card)')
    w:emit("  return " .. icons "card" .. " > 0 and not contains(chosen, card)")
    w:emit "end))"
    w:emit "if not card then break end"
    w:emit("chosen[#chosen + 1], left = card, left - (" .. icons "card" .. ")")
  end)
  w:emit "you:discard_cards(chosen)"
end

-- --- what an effect has done -----------------------------------------------------------------------------------------

frame { name = "remove the discard pile", text = "*remove all non-weakness cards in ~your discard pile from the game",
  means = { "remove_discarded" },
  example = "treachery: Revelation - Remove all non-weakness cards in your discard pile from the game. If no cards were removed by this effect, take 2 horror.",
  near = "treachery: Revelation - Remove all non-weakness cards in your discard pile from the game. If no cards were added by this effect, take 2 horror." }
function effects.remove_discarded(w, _, who)
  if w.kind ~= "revelation" or w.depth > 0 or who ~= "you" then w:refuse("is there a card?") end
  w:would_change()
  w:emit 'local gone = filter(cards_in("discard", you), function(card) return not card:is "weakness" end)'
  w:emit 'each(gone, function(card) card:move "removed" end)'
  w.removed = "#gone"
end
production { name = "condition: none was removed", of = "condition", text = "no cards were removed by this effect", means = { "none_removed" } }
function conditions.none_removed(w)
  if not w.removed or w.depth > 0 then w:refuse("by which effect?") end
  return { lua = w.removed .. " == 0" }
end
frame { name = "this back into the deck", text = "*shuffle {m:me} back into ~your deck", means = { "me_into_deck", me = "$m" },
  example = "treachery: Revelation - If you have no clues, shuffle this card back into your deck.",
  near = "treachery: Revelation - If you have no clues, shuffle this card back into your hand." }
function effects.me_into_deck(w, _, who)
  if w.kind ~= "revelation" or w.facts.type ~= "treachery" or who ~= "you" then w:refuse("where is it?") end
  w:would_change()
  w:emit 'me:shuffle_into("deck", you)'
end
production { name = "condition: no harm was dealt", of = "condition", text = "no {h:harm} is dealt by this effect",
  means = { "none_dealt", harm = "$h" },
  example = "treachery: Revelation - Each investigator with 2 or more clues takes 2 horror. If no horror is dealt by this effect, place 1 doom on the current agenda.",
  near = "treachery: Revelation - Each investigator with 2 or more clues takes 2 horror. If no damage is dealt by this effect, place 1 doom on the current agenda." }
function conditions.none_dealt(w, node)
  local last = w.lines[#w.lines] or ""
  local tail = node.harm == "damage" and "%), %d+%)$" or "%), 0, %d+%)$"
  if w.depth > 0 or not last:find "^harm_all%(nil, " or not last:find(tail) then w:refuse("by which effect?") end
  w.lines[#w.lines] = "local dealt = " .. last
  return { lua = "dealt == 0" }
end
production { name = "if such a card was discarded", of = "outcome",
  text = "if <a|an> {t:trait} treachery is discarded by this effect , {x:clauses}",
  means = { "outcome", of = "fail", what = { "if_so_discarded", trait = "$t", what = "$x" } },
  example = "treachery: Revelation - Test [willpower] (3). For each point you fail by, discard the top card of the encounter deck. If a [[Charm]] treachery is discarded by this effect, deal 1 direct damage to your investigator and to each of your [[Ally]] assets.",
  near = "treachery: Revelation - Test [willpower] (3). For each point you fail by, discard the top card of your deck. If a [[Charm]] treachery is discarded by this effect, deal 1 direct damage to your investigator and to each of your [[Ally]] assets." }
function effects.if_so_discarded(w, node)
  local discards = w.one_by_one
  if not discards or discards.last ~= #w.lines or discards.n ~= "event.amount" or w.depth > 0 or w.place.result ~= "fail" then
    w:refuse("what is discarded?")
  end
  local tag = w:tag(node.trait)
  for i = discards.last, discards.first, -1 do w.lines[i] = nil end
  language.mill_one_by_one(w, discards.n, "gone")   -- the same once more, noting the cards
  w:block("if #filter(gone, function(card) return card:is \"treachery\" and card:is \"" .. tag .. '" end) > 0 then',
    function() w:effect(node.what) end)
end
frame { name = "direct harm to you and yours",
  text = "*deal {n:number} direct {h:harm} to your investigator and to each of your {t:trait} assets",
  means = { "harm_you_and_yours", n = "$n", harm = "$h", trait = "$t" } }
function effects.harm_you_and_yours(w, node, who)
  if who ~= "you" then w:refuse("whose assets are they?") end
  w:needs_you()
  local tag = w:tag(node.trait)
  local value = node.harm == "damage" and "health" or "sanity"
  w:would_change()
  w:block("together(function()", function()
    w:emit("you:take { " .. node.harm .. " = " .. node.n .. ", direct = true }")
    w:emit('each(filter(find("my_assets", you), function(asset) return asset:is "' .. tag .. '" and asset:check "' .. value ..
      '" > 0 end), function(asset)')
    w:emit("  you:harm_asset(asset, " .. (node.harm == "damage" and node.n .. ", 0" or "0, " .. node.n) .. ")")
    w:emit "end)"
  end, "end)")
end

-- --- clues that come back --------------------------------------------------------------------------------------------

production { name = "condition: fewer clues for each investigator", of = "condition",
  text = "there are fewer than {n:number} clues per investigator on {m:me_location}", means = { "few_clues", n = "$n", me = "$m" },
  example = "location: Forced - At the end of the round, if there are fewer than 2 clues per investigator on this location: Add clues to it until it has 2 clues per investigator on it.",
  near = "location: Forced - At the end of the round, if there are fewer than 2 clues per investigator on that location: Add clues to it until it has 2 clues per investigator on it." }
production { name = "condition: fewer clues for each, by the icon", of = "condition",
  text = "there are fewer than {n:number} [per_investigator] clue<s> on {m:me_location}", means = { "few_clues", n = "$n", me = "$m", icon = true },
  example = "location: Forced - When the investigation phase ends: If there are fewer than 1 [per_investigator] clues on this location, place 1 clue on it (from the token pool).",
  near = "location: Forced - When the investigation phase ends: If there are fewer than 1 [per_investigator] crews on this location, place 1 clue on it (from the token pool)." }
function conditions.few_clues(_, node)
  return { expr = "me.clues < " .. node.n .. " * players", lua = "me.clues < " .. node.n .. " * #seats()" }
end
frame { name = "clues until there are so many", text = "*add clues to <it|{m:me_location}> until it has {n:number} clues per investigator on it",
  means = { "clues_until", n = "$n" } }
function effects.clues_until(w, node)
  if w.facts.type ~= "location" then w:refuse("which location is it?") end
  for _, bound in ipairs(w.bound) do
    if bound.code ~= "me" then w:refuse("which location is it?") end
  end
  w:would_change("me.clues < " .. node.n .. " * players")
  w:emit('me:add("clues", math.max(0, ' .. node.n .. " * #seats() - me.clues))")
end

frame { name = "lower shroud for good", text = "*reduce the shroud value of {m:me_location} by {n:number} for the remainder of the <scenario|game>",
  means = { "shroud_for_good", n = "$n", me = "$m" },
  example = "location: [action]: Check your supplies. If you have a pickaxe, reduce the shroud value of this location by 1 for the remainder of the scenario. (Group limit 3 times per game.)",
  near = "location: [action]: Check your supplies. If you have a pickaxe, reduce the shroud value of this location by 1 for the remainder of the round. (Group limit 3 times per game.)" }
function effects.shroud_for_good(w, node)
  w:would_change "me.shroud > 0"
  w:emit('me:modify("shroud", -' .. node.n .. ', "game")')
end

-- --- locations to be left --------------------------------------------------------------------------------------------

production { name = "left before the round ends", of = "sentence",
  text = "if you do not leave {m:me_location} before the end of the round , place {n:number} doom on the current agenda",
  means = { "lingering", n = "$n", me = "$m" },
  example = "location: Forced - After you reveal this location: If you do not leave this location before the end of the round, place 1 doom on the current agenda.",
  near = "location: Forced - After you reveal this location: If you do not leave this location before the end of the turn, place 1 doom on the current agenda." }
function effects.lingering(w, node)
  if w.kind ~= "forced" or w.depth > 0 or w.facts.type ~= "location" then w:refuse("when is it left?") end
  w:needs_you()
  w:would_change()
  w:emit 'you:modify("lingering", 1, "game")'
  w:emit 'me:arm("left", you, nil, "round")'
  w:emit 'me:arm("lingered", you)'
  language.armed(w, "left", "You have left this location.", { { "after", '"leaves"' },
    { "condition", '{ "actor == you", "subject == me", "you.lingering > 0" }' },
    { "effect", lines = { 'you:modify("lingering", -1, "game")' }, as = "target" } })
  language.armed(w, "lingered", "The round ends: if you have not left it, place " .. node.n .. " doom on the current agenda.", {
    { "at", '"round_ends"' }, { "effect", as = "target", lines = {
      'if you:check "lingering" > 0 then', '  you:modify("lingering", -1, "game")',
      "  if you.place == me then place_doom(current_agenda(), " .. node.n .. ") end", "end" } } })
end

-- --- what is set aside ------------------------------------------------------------------------------------------------

language.lexical("asset_name", function(token)
  return token.class == "name" and token.kinds.asset and token.value or nil
end, tostring)
local function aside(w, name)
  return 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(name) .. ' and card:is "asset" end)[1]'
end
frame { name = "attach a set-aside asset", text = "*attach the set-aside {n:asset_name} <asset|> to {m:me_location}",
  means = { "attach_set_aside", name = "$n", me = "$m" } }
function effects.attach_set_aside(w, node)
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  w:would_change()
  local asset = w:name "asset"
  w:emit("local " .. asset .. " = " .. aside(w, node.name))
  w:emit("if " .. asset .. " then " .. asset .. ":attach_to(me) end")
end

-- --- swarms ----------------------------------------------------------------------------------------------------------

local function swarming(w, trait)
  return 'filter(find "enemies", function(enemy) return enemy:is "' .. w:tag(trait) ..
    '" and enemy:check "swarming" > 0 and not enemy.swarm_card end)'
end
frame { name = "swarm cards of the nearest", text = "*add {n:number} swarm card<s> to the nearest swarming {t:trait} enemy",
  means = { "swarm_nearest", n = "$n", trait = "$t" },
  example = "treachery: Revelation - Test [agility] (3). For each point you fail by, add 1 swarm card to the nearest swarming [[Ghoul]] enemy. If you fail and there are no such enemies in play, take 1 horror.",
  near = "treachery: Revelation - Test [agility] (3). For each point you fail by, add 1 swarm card to the nearest swarming [[Ghoul]] enemy. If you fail and there are no such locations in play, take 1 horror." }
function effects.swarm_nearest(w, node)
  if w.place.result ~= "fail" or w.depth > 0 then w:refuse("which enemy is it?") end
  w:needs_you()
  w:would_change()
  w:emit("local swarming = " .. swarming(w, node.trait))
  w:emit 'local enemy = choose(game.lead, "Which enemy?", nearest(you, swarming))'
  w:emit("if enemy then enemy:add_swarm(" .. w:number(node.n) .. ", you) end")
  w.swarming = true
end
production { name = "if none is swarming", of = "outcome", text = "if you fail and there are no such enemies in play , {x:sentence}",
  means = { "outcome", of = "fail", what = { "none_swarming", what = "$x" } } }
function effects.none_swarming(w, node)
  if not w.swarming or w.depth > 0 then w:refuse("which enemies are they?") end
  w:block("if #swarming == 0 then", function() w:effect(node.what) end)
end

-- --- at any location -------------------------------------------------------------------------------------------------

-- "At any location" says nothing more of an enemy that is defeated; something else than an investigator may defeat it.
local write = language.events.write
function language.events.write(w, node)
  local what = node.what
  if what[1] ~= "enemy_defeated" then return write(w, node) end
  local subject, actor = what.subject, what.actor
  if subject and subject[1] == "a" and subject.set.at == "play" then
    local said, copy = {}, {}
    for name, value in pairs(node) do said[name] = value end
    for name, value in pairs(what) do copy[name] = value end
    copy.subject = { "a", set = { "set", of = subject.set.of, where = subject.set.where } }
    said.what, node = copy, said
  end
  local t = write(w, node)
  if actor and actor[1] == "a" and actor.set.of == "investigator" then
    table.insert(t.conditions, 1, "actor is investigator")
  end
  return t
end
-- "Ready this enemy and move it": what was readied moves.
local seq = language.grammar.builders.seq
language.builder("seq", function(node)
  local list = seq(node)
  for i = 2, list and list[1] == "seq" and #list - 1 or 0 do
    local first, second = list[i], list[i + 1]
    local readies = first[1] == "does" and first.what[1] == "ready_card" and first.what.card[1] == "me"
    local moves = second[1] == "does" and second.what[1] == "toward_somebody" and second.what.enemy[1] == "it"
    if readies and moves then
      list[i + 1] = { "does", who = second.who, what = { "toward_somebody", enemy = { "me" }, who = second.what.who } }
      list.key = nil
    end
  end
  return list
end)
language.example("ready this, which then moves",
  "enemy: Forced - After an investigator defeats another [[Ghoul]] enemy at any location: Ready this enemy and move it once toward that investigator's location.",
  "enemy: Forced - After an investigator defeats another [[Ghoul]] enemy at any location: Ready this enemy and move it once toward that enemy's location.")

return {}
