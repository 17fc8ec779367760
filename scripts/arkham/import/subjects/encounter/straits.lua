-- Still more of locations, enemies and agendas: water over one's head, what leaving costs, tokens that are revealed in
-- addition, damage that is cut, enemies and clues that move, tests of those at a location with some name.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters, constants = language.conditions, language.filters, language.constants
local happening, example = language.happening, language.example
local writer = require "import/writer"
local OFFERED = language.offered

local THREAT = "treachery: Revelation - Put this card into play in your threat area. // "

-- --- under water -----------------------------------------------------------------------------------------------------

-- Whoever begins a turn under water struggles until they have entered a location with air.
production { name = "struggle for air", of = "trigger",
  text = "when your turn begins , if you are at a fully flooded location , you struggle for air",
  means = { "event", tier = "when", what = { "turn_begins", actor = { "you" }, under_water = true } },
  example = "agenda: Forced - When your turn begins, if you are at a fully flooded location, you struggle for air: When your turn ends, if you did not enter an unflooded or partially flooded location during your turn, take 5 direct damage.",
  near = "agenda: Forced - When your turn begins, if you are at a fully flooded location, you gasp for air: When your turn ends, if you did not enter an unflooded or partially flooded location during your turn, take 5 direct damage." }
production { name = "breathless", of = "sentence",
  text = "when your turn ends , if you did not enter an unflooded or partially flooded location during your turn , take {n:number} direct damage",
  means = { "breathless", n = "$n" } }
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if node.what.under_water then t.conditions[#t.conditions + 1] = "place(actor).flood_level == 2" end
  return t
end
function effects.breathless(w, node)
  if w.event ~= "when turn_begins" or w.facts.type ~= "agenda" then w:refuse("who is under water?") end
  w:would_change()
  w:emit 'you:modify("breathless", 1, "round")'
  w:emit 'me:arm("surfaced", you, nil, "round")'
  w:emit 'me:arm("out_of_breath", you, nil, "round")'
  language.armed(w, "surfaced", "You have entered a location that is not fully flooded.", { { "after", '"enters"' },
    { "condition", '{ "actor == you", "entered_level < 2", "you.breathless > 0" }' },
    { "effect", lines = { 'you:modify("breathless", -1, "round")' }, as = "target" } })
  language.armed(w, "out_of_breath", "Your turn ends, and you have not: take " .. node.n .. " direct damage.", {
    { "when", '"turn_ends"' }, { "condition", '{ "actor == you", "you.breathless > 0" }' },
    { "effect", as = "target", lines = { 'you:modify("breathless", -1, "round")',
      "you:take { damage = " .. node.n .. ", direct = true }" } } })
end

-- --- what it costs to leave ------------------------------------------------------------------------------------------

-- How many cards `it`, an investigator, could discard for a cost.
language.cards_to_discard = "count(hands: bearer(it) == that and it is not weakness and it is not hidden)"

production { name = "leaving costs cards", of = "constant",
  text = "as an additional cost for you to leave {m:me_location} , you must choose and discard {n:number} card<s> from your hand for each clue on <this location|{k:me_location}>",
  means = { "leaving_costs_cards", n = "$n", me = "$m" },
  example = "location: As an additional cost for you to leave this location, you must choose and discard 1 card from your hand for each clue on this location.",
  near = "location: As an additional cost for you to leave this location, you must choose and discard 1 card from your hand for each clue on that location." }
function constants.leaving_costs_cards(w, node)
  local n = (node.n == 1 and "" or node.n .. " * ") .. "me.clues"
  w.beside = { { kind = "forced", text = "The cost of moving is paid.", fields = {
    { "would", '"moves"' }, { "you", '"actor"' }, { "condition", '{ "from == me", "me.clues > 0" }' },
    { "effect", as = "target", lines = {
      "local list = find(\"discardable\", you)",
      "local n = math.min(#list, " .. n .. ")",
      'you:discard_cards(choose(you, "Discard from your hand", list, { min = n, max = n, many = true }))' } } } } }
  return { { "modify", "{ { value = \"cannot_enter\", where = " .. w:quote("it is investigator and place(it) == me and that ~= me and " ..
    language.cards_to_discard .. " < " .. n) .. " } }" } }
end

-- --- tokens revealed in addition -------------------------------------------------------------------------------------

happening("a token while investigating this", "you reveal a chaos token from the chaos bag while investigating {l:me_location}",
  { "token_revealed", actor = { "you" }, me = "$l", where = { "investigating", "test.target == me" }, of = "location", only = "after" })
happening("a token while evading at this", "you reveal a chaos token from the chaos bag during an evasion attempt <at|in> {l:me_location}",
  { "token_revealed", actor = { "you" }, me = "$l", where = { "evading", "place(actor) == me" }, of = "location", only = "after" })
frame { name = "an additional token", text = "*reveal and *resolve an additional chaos token", means = { "additional_token" },
  example = "location: Forced - After you reveal a chaos token from the chaos bag while investigating this location: Reveal and resolve an additional chaos token. (Limit once per test.)",
  near = "location: Forced - After you enter this location: Reveal and resolve an additional chaos token. (Limit once per test.)" }
function effects.additional_token(w, _, who)
  if w.event ~= "after token_revealed" or who ~= "you" or w.depth > 0 then w:refuse("in which test?") end
  w:would_change()
  w:emit 'reveal_token(current "test".tester)' -- ST.4 resolves what ST.3 has revealed
end

-- --- damage ----------------------------------------------------------------------------------------------------------

happening("would take damage", "{e:me_enemy} would take any amount of damage",
  { "damage_taken", me = "$e", where = { "subject == me" }, of = "enemy", only = "when" })
production { name = "damage reduced to", of = "clause", text = "reduce that amount to {n:number}", means = { "damage_cut", n = "$n" },
  example = "enemy: Forced - When this enemy would take any amount of damage: Reduce that amount to 1.",
  near = "enemy: Forced - When this enemy would take any amount of damage: Reduce that damage by 1." }
function effects.damage_cut(w, node)
  if w.event ~= "when damage_taken" then w:refuse("which amount is it?") end
  w.tier = "would"
  w:would_change("amount > " .. node.n)
  w:emit("event.amount = math.min(event.amount, " .. node.n .. ")")
end
happening("deal damage to an enemy", "you deal <1 or more|> damage to an enemy",
  { "damage_dealt", actor = { "you" }, where = { "subject is enemy", "amount > 0" }, of = "own", deals = true },
  THREAT .. "Forced - When you deal 1 or more damage to an enemy: Lose 1 resource.",
  THREAT .. "Forced - When you deal 1 or more horror to an enemy: Lose 1 resource.")
production { name = "its own harm to each", of = "clause",
  text = "deal its damage and horror to each investigator at its location , as direct damage/horror", means = { "own_harm_to_each" },
  example = "enemy: Forced - When this enemy is defeated: Deal its damage and horror to each investigator at its location, as direct damage/horror.",
  near = "enemy: Forced - When this enemy is defeated: Deal its damage and horror to each investigator at your location, as direct damage/horror." }
function effects.own_harm_to_each(w)
  if w.facts.type ~= "enemy" or w.kind ~= "forced" then w:refuse("whose damage is it?") end
  for _, bound in ipairs(w.bound) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose damage is it?") end
  end
  w:would_change()
  w:emit 'harm_all(nil, investigators_at(me.place), me:check "attack_damage", me:check "attack_horror", true)'
end

-- --- what moves ------------------------------------------------------------------------------------------------------

production { name = "a named enemy moves on", of = "clause", text = "move <a|an> {n:enemy_name} <enemy|> 1 location in any direction",
  means = { "named_moves_on", name = "$n" } }
-- It is offered only while such an enemy can move.
function effects.named_moves_on(w, node)
  if w.place.result ~= "success" or w.asked then w:refuse("can it move?") end
  w:needs_you()
  local list = 'filter(find "enemies", function(enemy) return enemy.title == ' .. w:quote(node.name) ..
    " and not enemy:is_immune() and #" .. things.ways_from "enemy" .. " > 0 end)"
  if w:alone() then w.asked = "function() return #" .. list .. " > 0 end" end
  w:would_change()
  w:emit('local enemy = choose(you, "Move which enemy?", ' .. list .. ")")
  w:emit('local to = enemy and choose(you, "Where does it move?", ' .. things.ways_from "enemy" .. ")")
  w:emit "if to then enemy:move_enemy(to) end"
end
production { name = "move as far as the success", of = "sentence",
  text = "move to a location up to x connections away from {m:me_location} , where x is the amount you succeeded by",
  means = { "move_by_success", me = "$m" },
  example = "location: [action]: Test [intellect] (1). If you succeed, move to a location up to X connections away from this location, where X is the amount you succeeded by.",
  near = "location: [action]: Test [intellect] (1). If you succeed, move to a location up to X connections away from this location, where X is the amount you failed by." }
function effects.move_by_success(w)
  if w.place.result ~= "success" or w.facts.type ~= "location" then w:refuse("how far?") end
  w:would_change "any(locations: it ~= here and not check(cannot_enter, you, it))"
  w:emit 'local to = choose(you, "Move where?", filter(find "locations", function(place)'
  w:emit "  local far = distance(me, place)"
  w:emit '  return far and far > 0 and far <= event.amount and place ~= you.place and you:check("cannot_enter", place) == 0'
  w:emit "end))"
  w:emit "if to then you:move_to(to) end"
end
production { name = "a clue from its location or doom", of = "clause",
  text = "move {n:number} clue from {m:me_enemy} 's location to {k:me} ( if you cannot , place {d:number} doom on {j:me} , instead )",
  means = { "clue_or_doom", n = "$n", doom = "$d", me = "$m" },
  example = "enemy: Forced - At the end of the mythos phase: Move 1 clue from this enemy's location to this enemy (if you cannot, place 1 doom on this enemy, instead).",
  near = "enemy: Forced - At the end of the mythos phase: Move 1 clue from this enemy's location to this enemy (if you cannot, place 1 doom on that enemy, instead)." }
function effects.clue_or_doom(w, node)
  if w.kind ~= "forced" or node.n ~= 1 then w:refuse("is it possible?") end
  w:would_change()
  w:emit "local place = me.place"
  w:emit('if place and place.clues > 0 then me:add("clues", -place:add("clues", -1)) else place_doom(me, ' .. node.doom .. ") end")
end
production { name = "a clue from its location to another", of = "clause",
  text = "move {n:number} clue<s> from {m:me_enemy} 's location to {l:location_name}",
  means = { "clue_elsewhere", n = "$n", to = "$l", me = "$m" },
  example = "enemy: Forced - At the end of the round: Move 1 clue from this enemy's location to Night Hall.",
  near = "enemy: Forced - At the end of the round: Move 1 clue from this enemy's location to night hall." }
function effects.clue_elsewhere(w, node)
  if w.kind ~= "forced" then w:refuse("is it possible?") end
  w:would_change()
  w:emit("local place, to = me.place, find_location(" .. w:quote(node.to) .. ")")
  w:emit('if place and to and place ~= to then to:add("clues", -place:add("clues", -' .. node.n .. ")) end")
end
production { name = "swarm cards for each", of = "clause", text = "add {n:number} swarm card<s> to each swarming {t:trait} enemy in play",
  means = { "swarm_each", n = "$n", trait = "$t" },
  example = "enemy: Forced - At the start of the enemy phase: Add 1 swarm card to each swarming [[Ghoul]] enemy in play.",
  near = "enemy: Forced - At the start of the enemy phase: Add 1 swarm card to each swarming [[Ghoul]] enemy in hand." }
function effects.swarm_each(w, node)
  if OFFERED[w.kind] then w:refuse("are there any?") end
  local tag = w:tag(node.trait)
  w:would_change()
  w:emit('each(filter(find "enemies", function(enemy) return enemy:is "' .. tag ..
    '" and enemy:check "swarming" > 0 and not enemy.swarm_card end), function(enemy)')
  w:emit("  enemy:add_swarm(" .. node.n .. ")")
  w:emit "end)"
end

-- --- places and people -----------------------------------------------------------------------------------------------

production { name = "this location, of an enemy", of = "location", text = "this location", means = { "my_place", this = true },
  example = "enemy: Forced - When you end your turn at this location: Lose 1 resource.",
  near = "treachery: Revelation - Place 1 clue on this location." }
filters.at_titled = { of = { investigator = true, enemy = true },
  expr = function() error({ why = "a title cannot be asked here" }, 0) end,
  lua = function(x, f) return x .. ".place and " .. x .. ".place.title == " .. writer.quote(nil, f.title) end }
production { name = "each at a location by name", of = "each_investigator",
  text = "each investigator <at|in> <a|an> {n:location_name} location",
  means = function(p) return { "each", set = { "set", of = "investigator", where = { { "at_titled", title = p.n } } } } end,
  take = function(node)
    local where = node[1] == "each" and node.set.where
    return where and #where == 1 and where[1][1] == "at_titled" and { n = where[1].title } or nil
  end, example = "treachery: Revelation - Each investigator at a Night Hall location tests [willpower] (3). Each investigator who fails takes 1 horror.",
  near = "treachery: Revelation - Each investigator at a Night Hall enemy tests [willpower] (3). Each investigator who fails takes 1 horror." }
production { name = "state: clues on this", of = "state", text = "there are clues on {m:me_location}",
  means = function() return { "counter", of = "me", counter = "clues", range = { ">=", n = 1 } } end, take = function() end,
  example = "location: While there are clues on this location, investigators at this location cannot move or resign.",
  near = "location: While there are clues on this location, investigators at this location cannot move or rest." }
production { name = "cannot move or resign", of = "forbidden", text = "move or resign",
  means = { "forbidden", value = "cannot_enter", also = "cannot_resign" } }

-- --- supplies, doom --------------------------------------------------------------------------------------------------

production { name = "enters play, supplies are checked", of = "trigger",
  text = "after {m:me_location} enters play , check your supplies . if no investigator has <a|an|> {s:supply}",
  means = { "event", tier = "after", what = { "enters_play", me = "$m", lacks = "$s", where = { "subject == me" }, of = "location",
    bound = { "location", "me" } } },
  example = "location: Forced - After this location enters play, check your supplies. If no investigator has a map: Place 1 doom on it.",
  near = "location: Forced - After this location enters play, check your supplies. If no investigator has a banjo: Place 1 doom on it." }
local with_lack = language.events.write
function language.events.write(w, node)
  local t = with_lack(w, node)
  local lacks = node.what.lacks
  if lacks then
    t.conditions[#t.conditions + 1] = { lua = 'function() return #filter(find "supply_marks", function(mark) return ' ..
      'mark.parent.title:lower():gsub(" ", "") == "' .. lacks .. '" and #filter(players(), function(inv) return ' ..
      "inv.id == mark.id end) > 0 end) == 0 end" }
  end
  return t
end
frame { name = "additional clues for each investigator", text = "*place {n:number} [per_investigator] additional clue<s> on {m:me_location}",
  means = { "additional_clues", n = "$n", me = "$m" },
  example = "location: Forced - After this location enters play: Place 1 [per_investigator] additional clues on this location.",
  near = "location: Forced - After this location enters play: Place 1 [per_investigator] additional clues on that location." }
function effects.additional_clues(w, node)
  w:would_change()
  w:emit('me:add("clues", ' .. node.n .. " * #seats())")
end
production { name = "which may advance, of a failed test", of = "outcome",
  text = "this effect <can|may> cause the current agenda to advance",
  means = { "outcome", of = "fail", what = { "check_doom_placed" } },
  example = "treachery: Revelation - Test [intellect] (3). If you fail, you must either place 1 doom on the current agenda or take 1 horror. This effect can cause the current agenda to advance.",
  near = "treachery: Revelation - Test [intellect] (3). If you fail, take 1 horror. This effect can cause the current agenda to advance." }
-- Only the option that places doom can make it advance.
function effects.check_doom_placed(w)
  local at
  for i, line in ipairs(w.lines) do
    if line:find "^%s*place_doom%(current_agenda%(%), " then
      if at then w:refuse("which doom can make it advance?") end
      at = i
    end
  end
  if not at or w.place.result ~= "fail" then w:refuse("which doom can make it advance?") end
  table.insert(w.lines, at + 1, w.lines[at]:match "^%s*" .. "check_doom()")
end

return {}
