-- The usual other ways of acts and agendas: what lies on a card by its name, several enemies that heal and attack, locations at
-- random, what the lead investigator must choose, objectives of those in a place.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, holds = language.conditions, language.holds
local condition = language.condition_of_two
local OFFERED = language.offered

local function nowhere() end

-- --- on a card by its name -------------------------------------------------------------------------------------------

-- Lua of the list of cards in play of that name.
local function named(w, name)
  local kinds = w.facts.names[name] or {}
  local set = kinds.location and "locations" or kinds.enemy and "enemies" or "in_play"
  return 'filter(find "' .. set .. '", function(card) return card.title == ' .. w:quote(name) .. " and "
end
for what, text in pairs { none = "no {c:counter}", some = "{r:range} {c:counter}",
  many = "<at least {n:digits} [per_investigator]|{n:digits} [per_investigator] or more> {c:counter}" } do
  condition("counters on a card by its name: " .. what, "there <are|is> " .. text .. " on <|the> {k:card_name}",
    what == "none" and { "named_counted", name = "$k", counter = "$c" } or what == "some" and { "named_counted", name = "$k", counter = "$c", range = "$r" } or
      { "named_counted", name = "$k", counter = "$c", n = "$n" },
    what == "none" and "location: Forced - When the round ends, if there are no clues on Night Hall: Place 1 doom on this location." or nil,
    what == "none" and "location: Forced - When the round ends, if there are no dues on Night Hall: Place 1 doom on this location." or nil)
end
function conditions.named_counted(w, node)
  local test = "card." .. node.counter .. (node.n and " >= " .. node.n .. " * #seats()" or
    node.range and " " .. node.range[1] .. " " .. node.range.n or " == 0")
  return { lua = "#" .. named(w, node.name) .. test .. " end) > 0" }
end

-- --- enemies ---------------------------------------------------------------------------------------------------------

production { name = "each enemy heals", of = "clause", text = "{e:each_enemy} heals {n:digits} damage", means = { "each_heals", enemies = "$e", n = "$n" },
  example = "advance: Each enemy in play heals 2 damage.", near = "advance: Each enemy in play heals 2 doom." }
local function hurt(x) return x .. ".damage > 0" end
function effects.each_heals(w, node)
  w:would_change(things.any_to_change(w, node.enemies.set, hurt, hurt))
  w:emit("each(" .. things.list(w, node.enemies.set, hurt) .. ", function(enemy) enemy:heal_damage(" .. node.n .. ") end)")
end
production { name = "each enemy attacks those at its location", of = "clause",
  text = "{e:each_enemy} <|immediately> attacks each investigator at its location <|, in player order|in player order>",
  means = { "each_attacks_there", enemies = "$e" }, example = "advance: Each ready enemy attacks each investigator at its location.",
  near = "advance: Each ready enemy attacks each investigator at its leisure." }
function effects.each_attacks_there(w, node)
  if OFFERED[w.kind] then w:refuse("is anybody there?") end
  w:would_change()
  local x = "enemy"
  w:emit("each(" .. things.list(w, node.enemies.set) .. ", function(" .. x .. ")")
  w:emit("  each(enemy.place and investigators_at(enemy.place) or {}, function(inv)")
  w:emit "    if enemy.in_play and inv.place == enemy.place then enemy:attack(inv) end"
  w:emit "  end)"
  w:emit "end)"
end

-- --- places ----------------------------------------------------------------------------------------------------------

frame { name = "reveal each", text = "*reveal {l:each_location}", means = { "reveal_each", places = "$l" },
  example = "advance: Reveal each unrevealed location.", near = "advance: Reveal each unrevealed vocation." }
function effects.reveal_each(w, node)
  local function closed(x) return x .. ".face == 0" end
  w:would_change(things.any(w, node.places.set, closed, closed))
  local known = false
  for _, f in ipairs(node.places.set.where or {}) do known = known or f[1] == "unrevealed" end
  w:emit("each(" .. things.list(w, node.places.set, not known and closed or nil) .. ", function(place) place:reveal() end)")
end
production { name = "set-aside locations at random", of = "clause",
  text = "put {n:digits} random set-aside {t:trait} location<s> into play", means = { "put_random", n = "$n", trait = "$t" },
  example = "advance: Put 2 random set-aside [[Woods]] locations into play.", near = "advance: Put 2 random set-aside [[Woods]] enemies into play." }
production { name = "set-aside locations, at random", of = "clause",
  text = "put {n:digits} <|of the> set-aside {t:trait} location<s> into play <, at random|at random>", means = { "put_random", n = "$n", trait = "$t" }, take = nowhere,
  example = "advance: Put 2 of the set-aside [[Woods]] locations into play at random." }
function effects.put_random(w, node)
  if OFFERED[w.kind] then w:refuse("is one set aside?") end
  w:would_change()
  local tag = w:tag(node.trait)
  w:block("for _ = 1, " .. node.n .. " do", function()
    w:emit('local place = pick_from(filter(cards_in "set_aside", function(card) return card:is "location" and card:is "' .. tag .. '" end))')
    w:emit "if place then put_location(place) end"
  end)
end
frame { name = "no doom in play", text = "*remove all doom <from|in> play", means = { "no_doom" },
  example = "advance: Remove all doom from play.", near = "advance: Remove all doom from prayer." }
function effects.no_doom(w)
  w:would_change "any(doomed)"
  w:emit 'each(find "doomed", function(card) card:add("doom", -card.doom) end)'
end
frame { name = "discard all own clues", text = "*discard <all|each> of ~your clues", means = { "lose_all_clues" }, take = nowhere,
  example = "advance: Each investigator discards all of their clues.", near = "advance: Each investigator discards all of their hues." }

-- --- who decides and who spends --------------------------------------------------------------------------------------

production { name = "the lead must choose one", of = "choice",
  text = "the lead investigator must <choose one|( choose one )|decide|decide ( choose one )|either ( choose one )|choose>",
  means = { "choice", must = true, lead = true },
  example = "advance: The lead investigator must choose one: // - Each investigator takes 1 damage. // - Place 1 doom on the current agenda.",
  near = "advance: The lead investigator may choose one: // - Each investigator takes 1 damage. // - Place 1 doom on the current agenda." }
local choice = effects.choice
function effects.choice(w, node)
  if not node.lead then return choice(w, node) end
  w:would_change()
  w:emit 'must_choose(game.lead, "Which of these?", {'
  local first = #w.lines + 1
  for i = 2, #node do require("import/subjects/control").option(w, node[i], nil, node[i].words) end
  for i = first, #w.lines do w.lines[i] = w.lines[i]:gsub('any%("([%w_]+)", you%)', 'any("%1", game.lead)') end
  w:emit "})"
end
production { name = "objective: some spend", of = "objective",
  text = "{s:spenders} <may|can> <spend the requisite <number of clues|clues> , as a group ,|, as a group , spend the requisite <number of clues|clues>> to advance",
  means = { "objective", spend = "$s", some = true },
  example = "act: Objective - Investigators at Night Hall may spend the requisite number of clues, as a group, to advance.",
  near = "act: Objective - Investigators at Night Hall must spend the requisite number of clues, as a group, to advance." }
production { name = "tests are harder", of = "holds", text = "<skill tests get|each skill test gets|all skill tests get> {n:signed} difficulty", means = { "harder_tests", n = "$n" },
  example = "agenda: Skill tests get +1 difficulty.", near = "agenda: Skill tests get +1 difficult." }
function holds.harder_tests(w, node, state)
  local kinds = w.facts.kinds
  if state or not (w.facts.type == "agenda" or w.facts.type == "act" or kinds.beside) then w:refuse("which tests are meant?") end
  return { "modify", '{ { value = "test_difficulty", amount = ' .. node.n .. ', where = "it is investigator" } }' }
end

return {}
