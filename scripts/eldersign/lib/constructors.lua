-- What a card file is written with: one constructor a cardtype, one a kind of ability. Each checks its fields, so a
-- misspelt one is an error with file and line, and gives the engine plain data.

local set_of, check, list_of, with, tag_of = fields.set_of, fields.check, fields.list_of, fields.with, fields.tag_of
local make_target, limit_of, costs_of = fields.target, fields.limit, fields.costs

-- --- abilities -------------------------------------------------------------------------------------------------------

local cost = {}
--- cost.clues(n): from whoever uses it. cost.spend(): the card itself, to the bottom of its deck.
function cost.clues(n) return { counter = "clues", amount = n or 1 } end
function cost.spend() return { can = "1", pay = function(card) card:spend() end } end

local target = {}
--- target.die{...}: of the pool. All targets take where (expression over `it`), filter, optional.
function target.die(options) return make_target("pool", options) end
function target.monster(options) return make_target("monsters", options) end
function target.investigator(options) return make_target("investigators", options) end
function target.adventure(options) return make_target("adventures", options) end

local ABILITY = { "cost", "condition", "target", "effect", "limit", "name", "cite", "zones", "who", "you" }
local TRIGGER = { "would", "when", "at", "after" }
local WINDOWS = { before_roll = { "attempt" }, after_roll = { "attempt" }, turn_start = {} }

local function ability(kind, text, f, what)
  local _, line = engine.caller()
  local a = { kind = kind, text = text, name = f.name, cite = f.cite, condition = list_of(f.condition), zones = f.zones,
    who = f.who, you = f.you, target = f.target, effect = f.effect, limit = limit_of(f.limit, what), line = line,
    cost = costs_of(f.cost) }
  return a
end

--- free "text" { window = "before_roll" | "after_roll" | "turn_start", ... }: used in that window by its owner.
--- anybody = true: in other players' turns too.
local function free(text)
  return function(f)
    local what = "free \"" .. text .. "\""
    check(f, set_of(ABILITY, { "window", "anybody" }), what)
    if not WINDOWS[f.window] then error("`window` of " .. what .. " is before_roll, after_roll or turn_start", 2) end
    local a = ability("window", text, f, what)
    a.windows = { f.window }
    if not f.anybody then table.insert(a.condition, 1, f.window == "turn_start" and "my_turn" or "attempting") end
    return a
  end
end

local function triggered(kind)
  return function(text)
    return function(f)
      local what = kind .. " \"" .. text .. "\""
      check(f, set_of(ABILITY, TRIGGER), what)
      local a = ability(kind, text, f, what)
      for _, tier in ipairs(TRIGGER) do
        if f[tier] then a.on, a.tier = f[tier], tier end
      end
      if not a.on then error("say when: `would`, `when`, `at` or `after` is missing in " .. what, 2) end
      return a
    end
  end
end

--- named "name" "text" { effect = function(me, you) ... }: used by the rules or by other parts of the card.
local function named(name)
  return function(text)
    return function(f)
      local what = "ability \"" .. name .. "\""
      if type(f) == "function" then f = { effect = f } end
      check(f, set_of(ABILITY), what)
      f.name = name
      return ability("manual", text, f, what)
    end
  end
end

--- terror, at_midnight, immediate, when_drawn, on_failure, when_gained "text" { effect } or "text" (function): what the
--- rules look for on a card.
local at_midnight, immediate = named "at_midnight", named "immediate"
local when_drawn, on_failure, when_gained = named "drawn", named "failed", named "gained"

local TERROR_ODDS = set_of { "fails", "loses_terror" }
--- terror "text" { effect =, odds = "fails" | "loses_terror" }: what the odds know of it: the adventure is failed, or
--- all dice that show terror are set aside.
local function terror(text)
  return function(f)
    local odds = type(f) == "table" and f.odds or nil
    if odds then
      if not TERROR_ODDS[odds] then
        error("`odds` of a terror effect is fails or loses_terror, not '" .. odds .. "'", 2)
      end
      local rest = {}
      for key, value in pairs(f) do if key ~= "odds" then rest[key] = value end end
      f = rest
    end
    local a = named "terror"(text)(f)
    a.odds = odds
    return a
  end
end

local SCOPES = { { "you", "it == you" }, { "everybody", "it in investigators" }, { "monsters", "it in monsters" },
  { "active", "it == active" } }
local CONSTANT = set_of { "you", "everybody", "monsters", "active", "modify", "condition", "zones", "name" }
--- constant "text" { you = { extra_spell = 1 }, everybody = {}, active = {}, monsters = {}, modify = {...}, condition }
local function constant(text)
  return function(f)
    check(f, CONSTANT, "constant \"" .. text .. "\"")
    local _, line = engine.caller()
    local a = { kind = "constant", text = text, name = f.name, condition = list_of(f.condition), zones = f.zones,
      modifiers = {}, line = line }
    for _, scope in ipairs(SCOPES) do
      for value, amount in pairs(f[scope[1]] or {}) do
        a.modifiers[#a.modifiers + 1] = { value = value, amount = amount, where = scope[2] }
      end
    end
    for _, m in ipairs(f.modify or {}) do a.modifiers[#a.modifiers + 1] = m end
    return a
  end
end

--- lingering "text" { everybody = { no_clues = 1 } }: a constant of a mythos card; not for whoever ignores those.
local function lingering(text)
  return function(f)
    local a = constant(text)(f)
    for _, m in ipairs(a.modifiers) do m.where = "(" .. m.where .. ") and not it.ignores_lingering" end
    return a
  end
end

-- --- cards -----------------------------------------------------------------------------------------------------------

local CARD = { "name", "id", "text", "standin", "copies", "memory" }

local function definition(kind, tags, f, what)
  local d = { title = f.name, id = f.id, tags = tags, attributes = {}, abilities = {}, memory = f.memory,
    data = { kind = kind, name = f.name, text = f.text, standin = f.standin, copies = f.copies, traits = {} } }
  d.file, d.line = engine.caller()
  if not f.name then error("`name` is missing in " .. what, 3) end
  for i = 1, #f do
    local a = f[i]
    d.abilities[i] = a
    -- What the views show of a card that lies on the table.
    local part = a.kind == "manual" and a.name or a.kind == "constant" and "lingering"
    d.data.texts = d.data.texts or {}
    if part then d.data.texts[part] = a.text end
    d.data.terror_odds, a.odds = a.odds or d.data.terror_odds, nil
  end
  return d
end

local function read_tasks(list, what)
  local tasks = {}
  for i, task in ipairs(list) do tasks[i] = read_task(task, what) end
  return tasks
end

local COLOURS = set_of { "green", "yellow", "red" }
local function read_locks(lock, what)
  if not lock then return nil end
  for _, colour in ipairs(list_of(lock)) do
    if not COLOURS[colour] then
      error("a lock is green, yellow or red, not '" .. tostring(colour) .. "' in " .. what, 3)
    end
  end
  return list_of(lock)
end

-- The rules look for cards with locks by this tag.
local function tag_locks(d)
  if d.data.locks then d.tags[#d.tags + 1] = "locks" end
  return d
end

local function known(list, allowed, what)
  for _, name in ipairs(list or {}) do
    if not allowed[name] then error("there is no '" .. tostring(name) .. "' among the icons of " .. what, 3) end
  end
  return list
end

local ADVENTURE = set_of(CARD, { "tasks", "ordered", "trophy", "rewards", "penalties", "lock" })
local function adventure_of(kind, tags)
  return function(f)
    local what = "adventure '" .. tostring(f.name) .. "'"
    check(f, ADVENTURE, what)
    local d = definition(kind, with(tags), f, what)
    d.attributes.trophy = f.trophy
    d.data.tasks, d.data.ordered, d.data.locks = read_tasks(f.tasks or {}, what), f.ordered, read_locks(f.lock, what)
    d.data.rewards, d.data.penalties = known(f.rewards, REWARDS, what), known(f.penalties, PENALTIES, what)
    d.data.other_world = kind == "other_world" or nil
    return tag_locks(d)
  end
end
--- adventure { name =, tasks = { "I3", { "P L", cost = "sanity" }, ... }, ordered = true (the arrow), trophy =,
--- rewards = { "clue", "elder_sign" }, penalties = { "sanity" }, lock = "green", abilities }
local adventure = adventure_of("adventure", { "adventure" })
local other_world = adventure_of("other_world", { "adventure", "other_world" })

local MONSTER = set_of(CARD, { "tasks", "trophy", "rewards", "lock", "mask", "cultist" })
--- monster { name =, tasks = { "L T" }, trophy =, rewards = {}, lock =, mask = true (with Nyarlathotep only) }
local function monster(f)
  local what = "monster '" .. tostring(f.name) .. "'"
  check(f, MONSTER, what)
  local d = definition("monster", { f.mask and "mask" or "monster" }, f, what)
  if f.mask then d.tags[2] = "monster" end
  if f.cultist then d.tags[#d.tags + 1] = "cultist" end
  d.attributes.trophy = f.trophy
  d.data.tasks, d.data.locks, d.data.rewards = read_tasks(f.tasks or {}, what), read_locks(f.lock, what),
    known(f.rewards, REWARDS, what)
  d.data.mask = f.mask
  return tag_locks(d)
end

local POSSESSION = set_of(CARD, { "adds", "and_then", "holds", "spares" })
-- "Spend: add the yellow die": of most items. Nothing to add, nothing to spend it for.
local function adds_dice(colours, more)
  local conditions = {}
  for i, colour in ipairs(colours) do conditions[i] = "any(dice: it is " .. colour .. ")" end
  return free("Spend: add the " .. table.concat(colours, " and the ") .. " die to the pool.") { window = "before_roll",
    condition = table.concat(conditions, " or "), cost = cost.spend(),
    effect = function(me, you)
      for _, colour in ipairs(colours) do take_die(colour) end
      if more then more(me, you) end
    end }
end

-- Spent, it spares 1 sanity or stamina, also of what a task costs; then it must be spent when the task could not be
-- completed without it (Completing a Task).
local function spares(kind)
  local function less(me, _, _, event)
    me:spend()
    event.amount = event.amount - 1
  end
  local would, text = kind .. "_lost", "Spend: you do not lose 1 " .. kind .. "."
  local must = "paying and amount >= you." .. kind
  return constant("It can pay 1 " .. kind .. " of a task.") { you = { ["pays_" .. kind] = 1 } },
    triggered "reaction"(text) { would = would, condition = { "actor == you", "not (" .. must .. ")" }, effect = less },
    triggered "forced"(text) { would = would, condition = { "actor == you", must }, effect = less }
end

local function possession(kind, tags)
  return function(f)
    local what = kind .. " '" .. tostring(f.name) .. "'"
    check(f, POSSESSION, what)
    local d = definition(kind, with({ kind }, tags), f, what)
    d.discard = kind .. "_deck"
    for _, colour in ipairs(list_of(f.adds)) do
      if not COLOURS[colour] then error("`adds` is yellow, red or green in " .. what, 2) end
    end
    d.data.adds = f.adds and list_of(f.adds)
    if f.adds then d.abilities[#d.abilities + 1] = adds_dice(list_of(f.adds), f.and_then) end
    if f.spares then
      for _, a in ipairs { spares(f.spares) } do d.abilities[#d.abilities + 1] = a end
    end
    if f.holds then
      local dice = f.holds == 1 and "one die" or "up to " .. f.holds .. " dice"
      local cast, cast_faq = "Cast: after the roll it holds " .. dice .. ".", "Cast: it holds " .. dice .. "."
      local back = "Take its dice back into the pool."
      d.data.holds = f.holds
      d.data.by_faq = { [cast] = false, [cast_faq] = true, [back] = true }   -- which rules its texts belong to
      d.abilities[#d.abilities + 1] = free(cast) { window = "before_roll", zones = { "possessions" },
        condition = "not faq",
        effect = function(me)
          me:move "cast"
          me.filled = false
        end }
      -- By the FAQ it is cast after the roll and its re-rolls, and its dice may be taken back before a later one.
      d.abilities[#d.abilities + 1] = free(cast_faq) { window = "after_roll", zones = { "possessions" },
        condition = { "faq", "any(pool)" },
        effect = function(me, you)
          me:move "cast"
          store_on(me, you)
        end }
      d.abilities[#d.abilities + 1] = free(back) { window = "before_roll",
        zones = { "cast" }, condition = { "faq", "any(held: it.parent == me)" },
        effect = function(me) take_back(me) end }
    end
    return d
  end
end
--- common_item, unique_item { name =, adds = "yellow" | "red" or both, and_then = function(me, you), spares = "sanity"
--- | "stamina", abilities }; spell { name =, holds = n }; ally { name = }
local common_item, unique_item = possession("common", { "item" }), possession("unique", { "item" })
local spell, ally = possession("spell"), possession "ally"

local MYTHOS = set_of(CARD, { "lock" })
--- mythos { name =, lock =, immediate "..." (f), constant, at_midnight, terror, when_drawn ... }
local function mythos(f)
  local what = "mythos card '" .. tostring(f.name) .. "'"
  check(f, MYTHOS, what)
  local d = definition("mythos", { "mythos" }, f, what)
  d.data.locks = read_locks(f.lock, what)
  return tag_locks(d)
end

local ANCIENT = set_of(CARD, { "doom", "elder_signs", "monster_icons", "combat" })
--- ancient_one { name =, doom =, elder_signs =, monster_icons = { spaces }, combat = "T L P", attack "..." (f), ... }
local function ancient_one_card(f)
  local what = "Ancient One '" .. tostring(f.name) .. "'"
  check(f, ANCIENT, what)
  local d = definition("ancient_one", { "ancient_one" }, f, what)
  d.attributes.doom_track, d.attributes.elder_sign_limit = f.doom, f.elder_signs
  d.data.monster_icons = f.monster_icons
  d.data.tasks = f.combat and read_tasks({ f.combat }, what)
  return d
end
local attack, awakens, prepare = named "attack", named "awakens", named "prepare"

-- Spend a clue: re-roll any of the dice (Rulebook: Using Clues).
local function clue_reroll()
  local a = free("Spend 1 clue: re-roll any dice.") { window = "after_roll", name = "clue", cost = cost.clues(1),
    condition = { "not you.no_clues", "any(pool)" }, zones = { "investigators" },
    effect = function(_, you)
      for n = 0, you.second_reroll do
        local options = { optional = n > 0, max = 8, many = true }
        local dice = choose(you, "Which dice do you re-roll?", cards_in "pool", options)
        if #dice > 0 then reroll(you, dice) end
      end
    end }
  a.inherent = true
  return a
end

-- The move of a turn: anywhere else; to pass is to stay (Rulebook: Move).
local function go()
  local _, line = engine.caller()
  return { kind = "window", name = "go", text = "Go to", windows = { "move" }, zones = { "investigators" },
    inherent = true, line = line, condition = { "my_turn", "turn.where == none" },
    target = { set = "places", where = "it ~= place(you)" },
    effect = function(_, you, where) go_to(you, where) end }
end

local INVESTIGATOR = set_of(CARD, { "title", "sanity", "stamina", "start" })
--- investigator { name =, title =, sanity =, stamina =, start = { "common", "clue", { ally = "duke" }, "choice" },
--- abilities }
local function investigator(f)
  local what = "investigator '" .. tostring(f.name) .. "'"
  check(f, INVESTIGATOR, what)
  local d = definition("investigator", { "investigator" }, f, what)
  d.subtitle, d.discard = f.title, "box"
  d.attributes.max_sanity, d.attributes.max_stamina = f.sanity, f.stamina
  d.data.start, d.data.title = f.start, f.title
  for _, a in ipairs(d.abilities) do
    a.zones = a.zones or { "investigators" }
    a.you = a.you or "me"
  end
  d.abilities[#d.abilities + 1] = go()
  d.abilities[#d.abilities + 1] = clue_reroll()
  return d
end

local ENTRANCE = set_of(CARD, { "lost_found", "souvenirs" })
--- entrance { name =, lost_found = { [result] = function(inv) end }, souvenirs = { { text =, price =, reward = } } }
local function entrance(f)
  check(f, ENTRANCE, "the entrance")
  local d = definition("entrance", { "entrance" }, f, "the entrance")
  d.data.lost_found, d.data.souvenirs = f.lost_found, f.souvenirs
  return d
end

local SCENARIO = set_of(CARD)
--- scenario { name = }
local function scenario(f)
  check(f, SCENARIO, "the scenario")
  return definition("scenario", { "reference" }, f, "the scenario")
end

engine.export {
  cost = cost, target = target, free = free, forced = triggered "forced", reaction = triggered "reaction",
  named = named, constant = constant, lingering = lingering, terror = terror, at_midnight = at_midnight,
  immediate = immediate, when_drawn = when_drawn, on_failure = on_failure, when_gained = when_gained, attack = attack,
  awakens = awakens, prepare = prepare, adventure = adventure, other_world = other_world, monster = monster,
  common_item = common_item, unique_item = unique_item, spell = spell, ally = ally, mythos = mythos,
  ancient_one_card = ancient_one_card, investigator = investigator, entrance = entrance, scenario = scenario,
}
