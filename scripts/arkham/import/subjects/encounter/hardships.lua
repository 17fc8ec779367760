-- Treacheries once more: debts, what is searched in vain, haunted abilities that resolve twice, surge of what is
-- discarded.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters = language.conditions, language.filters

-- --- numbers ---------------------------------------------------------------------------------------------------------

production { name = "fewer than", of = "range", text = "fewer than {n:number}", means = { "<", n = "$n" } }
production { name = "more than", of = "range", text = "more than {n:number}", means = { ">", n = "$n" },
  example = "treachery: Revelation - If you have more than 5 resources, lose 2 resources.",
  near = "treachery: Revelation - If you have more then 5 resources, lose 2 resources." }

-- --- locations of the encounter deck ---------------------------------------------------------------------------------

production { name = "an encounter location", of = "sought_encounter", text = "location",
  means = { "sought", type = "location" } }
-- Its revelation is resolved as if it were drawn; what it does not put anywhere stays discarded.
local function resolve(w, place)
  w:emit(place .. ':move("limbo", you)')
  w:emit("if " .. place .. ':has_ability "revelation" then ' .. place .. ':use("revelation", you) end')
  w:emit("if " .. place .. '.zone == "limbo" then ' .. place .. ':move "encounter_discard" end')
end
production { name = "a revelation of those", of = "sentence",
  text = "choose a location discarded by this effect and resolve its 'revelation' ability", means = { "revelation_of_one" },
  example = "act: [action]: Discard the top 3 cards of the encounter deck. Choose a location discarded by this " ..
    "effect and " ..
    "resolve its 'revelation' ability.",
  near = "act: [action]: Discard the top 3 cards of your deck. Choose a location discarded by this effect and " ..
    "resolve its " ..
    "'revelation' ability." }
function effects.revelation_of_one(w)
  local last = w.lines[#w.lines] or ""
  local cards = last:match '^%s*discard_together%(({ unpack%(cards_in%("encounter_deck"%), 1, %d+%) })%)$'
  if not cards or w.depth > 0 then w:refuse("what is discarded?") end
  w:needs_you()
  w.lines[#w.lines] = w.indent .. "local gone = " .. cards
  w:emit "discard_together(gone)"
  w:emit('local place = choose(you, "Which location?", filter(gone, function(card) return card:is "location" and ' ..
    '(card.zone == "encounter_discard" or card.zone == "encounter_deck") end))')
  w:block("if place then", function() resolve(w, "place") end)
end
production { name = "the revelation of that location", of = "sentence",
  text = "resolve that location 's 'revelation' ability , then move to that location", means = { "resolve_found" },
  example = "treachery: Revelation - Discard cards from the top of the encounter deck until a location is " ..
    "discarded. " ..
    "Resolve that location's 'revelation' ability, then move to that location.",
  near = "treachery: Revelation - Discard cards from the top of the encounter deck until an enemy is discarded. " ..
    "Resolve " ..
    "that location's 'revelation' ability, then move to that location." }
function effects.resolve_found(w)
  if not w.found or w.found.type ~= "location" or w.found.lines ~= #w.lines then w:refuse("which location is it?") end
  w:needs_you()
  w:block("if found then", function()
    resolve(w, "found")
    w:emit "if found.in_play then you:move_to(found) end"
  end)
end

-- --- debts -----------------------------------------------------------------------------------------------------------

frame { name = "move own resources here", text = "*move {n:number} resource<s> from ~your <resource pool|pool> to " ..
  "{m:me}",
  means = { "pay_into", n = "$n", me = "$m" },
  example = "treachery: Revelation - Put this card into play in your threat area. // [free]: Move 1 resource from " ..
    "your " ..
    "resource pool to this card. (Limit twice per round.)",
  near = "treachery: Revelation - Put this card into play in your threat area. // [free]: Move 1 resource from your " ..
    "resource pool to that card. (Limit twice per round.)" }
function effects.pay_into(w, node, who)
  if who ~= "you" or w.facts.uses ~= "" or w.kind == "revelation" then w:refuse("whose resources are they?") end
  w:needs_you()
  w:would_change("you.resources > 0")
  w:emit('me:add("resources", -you:add("resources", -' .. node.n .. "))")
end
frame { name = "fewer experience", text = "*earn {n:number} fewer experience <|for this scenario>",
  means = { "earn_less", n = "$n" },
  example = "treachery: Revelation - Put this card into play in your threat area. // Forced - When the game ends, " ..
    "if this " ..
    "card has fewer than 4 resources on it: You earn 2 fewer experience for this scenario.",
  near = "treachery: Revelation - Put this card into play in your threat area. // Forced - When the game ends, if " ..
    "this " ..
    "card has fewer than 4 resources on it: You earn 2 more experience for this scenario." }
function effects.earn_less(w, node, who)
  w:would_change()
  w:emit(who .. ':add("forfeited", ' .. node.n .. ")")
end

--- language.also_as_they_leave(ability, words). For a weakness the game ends, too, as its investigator is eliminated
--- (Rules
--- Reference: Elimination): the rules use its ability `game_end` then, and at the end. Other cards wait for the end.
function language.also_as_they_leave(ability, words)
  local lines, tests = {}, {}
  for i = #ability.conditions, 1, -1 do   -- these abilities work in play only
    if ability.conditions[i] == "me in play" then table.remove(ability.conditions, i) end
  end
  for _, condition in ipairs(ability.conditions) do
    if type(condition) ~= "string" or not condition:find "^me%.[%w_]+ [<>=]+ %d+$" then
      error({ why = "does this hold as somebody leaves the game?" }, 0)
    end
    tests[#tests + 1] = condition
  end
  if #ability.fields ~= 1 or ability.fields[1][1] ~= "effect" or ability.limit then
    error({ why = "what is done as somebody leaves the game?" }, 0)
  end
  local indent = #tests > 0 and "  " or ""
  if #tests > 0 then lines[1] = "if " .. table.concat(tests, " and ") .. " then" end
  for _, line in ipairs(ability.fields[1].lines) do lines[#lines + 1] = indent .. line end
  if #tests > 0 then lines[#lines + 1] = "end" end
  table.insert(ability.beside, { kind = 'named "game_end"', text = ability:text(words),
    fields = { { "effect", lines = lines, as = "target" } } })
  table.insert(ability.conditions, 1, "me is not weakness")
end

-- --- what was not found, not discarded -------------------------------------------------------------------------------

production { name = "if no card was added", of = "sentence", text = "if no card was added in this way , {x:sentence}",
  means = { "not_found", what = "$x" },
  example = "location: [action]: Search the top 6 cards of your deck for a [[Spell]] asset and add it to your hand. " ..
    "Shuffle your deck. If no card was added in this way, draw 1 card.",
  near = "location: [action]: Draw 1 card. If no card was added in this way, draw 1 card." }
function effects.not_found(w, node)
  local last = w.lines[#w.lines] or ""
  local search = last:match "^%s*(you:search%(.*%))$"
  if not search or w.depth > 0 then w:refuse("which card?") end
  w.lines[#w.lines] = w.indent .. "local found = " .. search
  w:block("if not found then", function() w:effect(node.what) end)
end
filters.harmed = { of = { asset = true },
  expr = function(x) return x .. ".damage + " .. x .. ".horror > 0" end,
  lua = function(x) return x .. ".damage + " .. x .. ".horror > 0" end }
production { name = "with damage or horror", of = "behind", text = "with damage or horror on it", means = { "harmed" },
  example = "treachery: Revelation - Discard each asset you control with damage or horror on it.",
  near = "treachery: Revelation - Discard each asset you control with damage or doubt on it." }

-- --- haunted locations -----------------------------------------------------------------------------------------------

production { name = "haunted, twice", of = "outcome",
  text = "if you fail , resolve each haunted ability on your location ( if you fail by {n:number} or more , resolve " ..
    "each " ..
    "of them twice , instead )",
  means = { "outcome", of = "fail", what = { "haunted_twice", n = "$n" } },
  example = "treachery: Revelation - Test [agility] (3). If you fail, resolve each haunted ability on your location " ..
    "(if " ..
    "you fail by 2 or more, resolve each of them twice, instead).",
  near = "treachery: Revelation - Test [agility] (3). If you fail, resolve each haunted ability on your location " ..
    "(if " ..
    "you fail by 2 or less, resolve each of them twice, instead)." }
function effects.haunted_twice(w, node)
  if w.place.result ~= "fail" then w:refuse("which test is meant?") end
  w:would_change()
  w:emit "local here = you.place"
  w:emit "you:resolve_haunted(here)"
  w:emit("if event.amount >= " .. node.n .. " then you:resolve_haunted(here) end")
end

-- --- single words ----------------------------------------------------------------------------------------------------

production { name = "clues for many", of = "clause",
  text = "<add|place> {n:number} clue<s> ( from the token pool ) <to|on> your location ( {k:digits} clues instead if " ..
    "there are " ..
    "3 or 4 investigators in the game )",
  means = { "clues_for_many", n = "$n", k = "$k" },
  example = "treachery: Revelation - Test [intellect] (3). If you fail, add 1 clue from the token pool to your " ..
    "location (3 " ..
    "clues instead if there are 3 or 4 investigators in the game)." }
function effects.clues_for_many(w, node)
  w:needs_you()
  w:would_change()
  w:emit('you.place:add("clues", #players() >= 3 and ' .. node.k .. " or " .. node.n .. ")")
end
-- A treachery that is not put anywhere is discarded after it has resolved.
production { name = "discarded, with surge", of = "clause", text = "discard {m:me} <,|> and it gains surge",
  means = { "discard_and_surge", me = "$m" },
  example = "treachery: Revelation - If there are no clues on your location, discard this treachery, and it gains " ..
    "surge. " ..
    "Otherwise, attach this treachery to your location.",
  near = "enemy: Revelation - If there are no clues on your location, discard this enemy, and it gains surge." }
function effects.discard_and_surge(w)
  if w.kind ~= "revelation" or w.facts.type ~= "treachery" then w:refuse("where is it?") end
  w:would_change()
  w:emit "me:gain_surge()"
end
for name, level in pairs { unflooded = 0, ["partially flooded"] = 1, ["fully flooded"] = 2 } do
  production { name = "condition: here " .. name, of = "condition", text = "your location is " .. name,
    means = { "flood_here_is", level = level, said = name },
    example = level == 0 and "treachery: Revelation - If your location is unflooded, this treachery gains surge." or
      nil }
end
function conditions.flood_here_is(w, node)
  w:needs_you()
  return { expr = "here.flood_level == " .. node.level, lua = "you.place.flood_level == " .. node.level }
end
frame { name = "move an enemy toward somebody",
  text = "*move {e:enemy} <once|1 location> toward {i:investigator} 's location",
  means = function(p) return p.i[1] == "that" and { "toward_somebody", enemy = p.e, who = p.i } or nil end,
  take = function(node) return node[1] == "toward_somebody" and { e = node.enemy, i = node.who } or nil end,
  example = "enemy: Forced - After an investigator defeats another enemy: Move this enemy once toward that " ..
    "investigator's " ..
    "location." }
function effects.toward_somebody(w, node)
  things.one(w, node.who, "investigator", "", function(inv)
    things.one(w, node.enemy, "enemy", "Move which enemy?", function(enemy)
      w:emit("if " .. inv .. ".place then " .. enemy .. ":move_toward(" .. inv .. ".place) end")
    end)
  end)
end

return {}
