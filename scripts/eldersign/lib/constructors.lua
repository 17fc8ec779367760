-- The words with which a card file is written: one constructor for each cardtype, and one for each kind of ability. A
-- schema lists the fields of each, and checks them. The constructors give the engine plain data.

local list_of, with = fields.list_of, fields.with
local make_target, constructor, schema = fields.target, fields.constructor, fields.schema
local abilities, field = require "common:lib/abilities", require "common:lib/ability_fields"
local definitions, results = require "common:lib/definitions", require "lib/results"

-- --- abilities -------------------------------------------------------------------------------------------------------

local cost = {}
--- cost.clues(n?: integer): cost. The investigator who uses it spends n clues (1).
function cost.clues(n) return { counter = "clues", amount = n or 1 } end
--- cost.spend(): cost. Spends the card itself: it goes to the bottom of its deck.
function cost.spend() return { can = "1", pay = function(card) card:spend() end } end

local target = {}
--- target.die(options?: target_options): target. A die of the pool.
function target.die(options) return make_target("pool", options) end
--- target.monster(options?: target_options): target. A monster in play that is not overcome yet.
function target.monster(options)
  local made = {}
  for key, value in pairs(options or {}) do made[key] = value end
  made.where = "not it.completed" .. (made.where and " and (" .. made.where .. ")" or "")
  return make_target("monsters", made)
end
--- target.investigator(options?: target_options): target. An investigator.
function target.investigator(options) return make_target("investigators", options) end
--- target.adventure(options?: target_options): target. An adventure or other world in play.
function target.adventure(options) return make_target("adventures", options) end

field.effect "the investigator"
schema("ability_fields", "The fields of an ability.", {
  field.cost "cost.clues(1), cost.spend()",
  field.condition(),
  field.target "target.monster { where = \"it is cultist\" }",
  { "effect?", "effect", "Its effect." },
  field.together(),
  field.limit "turn",
  field.name "the rules",
  field.cite(),
  field.zones(),
  field.who "its owner",
  field.you "the card's owner",
})
fields.alias("ability_window", '"before_roll"|"after_roll"|"turn_start"', "When a free ability may be used.")
schema("free_fields: ability_fields", "An ability that is used in a window.", {
  { "window", "ability_window", "When." },
  { "anybody?", "boolean", "In other players' turns, too." },
})
field.trigger_fields()
schema("triggered_fields: ability_fields, trigger_fields", "An ability that happens at a timing point.", {})

--- May be used in a window, by the card's owner.
local free = constructor("free(text): ability", "free_fields", function(f, text)
  local a = abilities.make("window", text, f)
  a.windows = { f.window }
  if not f.anybody then table.insert(a.condition, 1, f.window == "turn_start" and "my_turn" or "attempting") end
  return a
end)

local function triggered(kind) return abilities.triggered(kind, abilities.make, "roll_failed") end
--- May be used at a timing point: its owner decides.
local reaction = triggered "reaction"
--- Happens at a timing point without a decision.
local forced = triggered "forced"

--- The rules or other parts of the card use it: { effect = function(me, you) ... end }, or the function alone.
local named = constructor("named(name)(text): ability", "ability_fields", function(f, name, text)
  return abilities.named(abilities.make, name, text, f)
end, "effect")

-- The fields of a card that the rules read.
local function hook(kind, name) return abilities.hook(abilities.make, kind .. "(text): ability", name) end
--- On a mythos card, or an Ancient One: happens at midnight.
local at_midnight = hook("at_midnight", "at_midnight")
--- On a mythos card: happens once, when the card is drawn.
local immediate = hook("immediate", "immediate")
--- On an adventure, other world or mythos card: happens when the card is drawn.
local when_drawn = hook("when_drawn", "drawn")
--- On an adventure: happens after a failure, besides the penalties.
local on_failure = hook("on_failure", "failed")
--- On a card: happens when an investigator gains the card.
local when_gained = hook("when_gained", "gained")
--- On an Ancient One: its attack in the final battle.
local attack = hook("attack", "attack")
--- On an Ancient One: happens when it awakens.
local awakens = hook("awakens", "awakens")
--- On an Ancient One: happens in the set-up.
local prepare = hook("prepare", "prepare")

fields.alias("terror_odds", '"fails"|"loses_terror"',
  "The part of a terror effect that the odds use: the adventure is failed, or all dice that show terror are set aside.")
schema("terror_fields: ability_fields", "An ability that happens when a roll completes no task and shows terror.", {
  { "odds?", "terror_odds", "The part of its effect that the odds use." },
})
--- On an adventure, a monster or a mythos card: happens when a roll that completes no task shows terror.
local terror = constructor("terror(text): ability", "terror_fields", function(f, text)
  local a = abilities.named(abilities.make, "terror", text, f)
  a.odds = f.odds
  return a
end, "effect")

fields.alias("changes", "table<value, expression>", "Values, and by how much they are changed: { extra_spell = 1 }.")
local SCOPES = { { "you", "it == you" }, { "everybody", "it in investigators" }, { "monsters", "it in monsters" },
  { "active", "it == active" } }
schema("constant_fields", "An ability that applies as long as the card is in play.", {
  { "you?", "changes", "Changes of whoever has the card." },
  { "everybody?", "changes", "Changes of all investigators." },
  { "active?", "changes", "Changes of whoever has the turn." },
  { "monsters?", "changes", "Changes of all monsters." },
  field.modify(),
  field.condition(),
  field.zones(),
  field.found_by(),
})
--- Applies as long as the card is in play: it says which cards are modified, and by how much.
local constant = constructor("constant(text): ability", "constant_fields", function(f, text)
  return abilities.constant(text, f, SCOPES)
end)

--- A constant of a mythos card, without effect on investigators who ignore such effects.
local lingering = constructor("lingering(text): ability", "constant_fields", function(f, text)
  local a = abilities.constant(text, f, SCOPES)
  for i, m in ipairs(a.modifiers) do
    a.modifiers[i] = { value = m.value, tag = m.tag, becomes = m.becomes, op = m.op, amount = m.amount,
      where = "(" .. m.where .. ") and not it.ignores_lingering" }
  end
  return a
end)

-- --- cards -----------------------------------------------------------------------------------------------------------

local function definition(kind, tags, f)
  local d = definitions.make(kind, f.tags and with(tags, f.tags) or tags, f)
  d.data.traits = {}
  for _, a in ipairs(d.abilities) do
    -- The data of a card on the table that views show.
    local part = a.kind == "manual" and a.name or a.kind == "constant" and "lingering"
    d.data.texts = d.data.texts or {}
    if part then d.data.texts[part] = a.text end
    d.data.terror_odds, a.odds = a.odds or d.data.terror_odds, nil
  end
  return d
end

fields.alias("die_colour", '"green"|"yellow"|"red"|string', "A colour of dice; a pack's own die is named by its name.")
fields.alias("reward", '"common"|"unique"|"spell"|"ally"|"clue"|"elder_sign"|"gate"|"monster"|"doom"|"remove_doom"|' ..
  '"sanity"|"stamina"|own_icon', "An icon of a reward; sanity and stamina are regained.")
fields.alias("penalty", '"sanity"|"stamina"|"monster"|"doom"|"lose_clue"|"lose_common"|"lose_unique"|"lose_spell"|' ..
  '"lose_trophy"|own_icon', "An icon of a penalty; sanity and stamina are lost.")
schema("card_fields: definition_fields", "The fields of every card of the game.", {
  { "tags?", "tag|tag[]", "Marks by which other cards speak of it: \"sealed_wing\"." },
})

-- The colours of dice in that field.
local function colours_in(f, field)
  if not f[field] then return nil end
  local list = list_of(f[field])
  for _, colour in ipairs(list) do
    if not results.faces[colour] then
      fields.fault(field, "there is no die colour '" .. tostring(colour) .. "'", "there are " ..
        table.concat(results.colours, ", ") .. "; a pack's die is declared by a file in its `lib/`, which is required here")
    end
  end
  return list
end

local MOST_TASKS = 10   -- the solver of the odds takes no more

local function read_tasks(list, path)
  local tasks = {}
  if list and #list > MOST_TASKS then
    fields.fault(path, "there are " .. #list .. " tasks, and a card has room for " .. MOST_TASKS, "leave some out")
  end
  for i, task in ipairs(list or {}) do tasks[i] = read_task(task, fields.with(path, i)) end
  return tasks
end

-- The rows with a monster task; nil if there is none.
local function monster_rows(tasks)
  local rows
  for i, task in ipairs(tasks) do
    if task.monster then
      rows = rows or {}
      rows[#rows + 1] = i
    end
  end
  return rows
end

-- The rules look for cards with locks by this tag.
local function tag_locks(d)
  if d.data.locks then d.tags[#d.tags + 1] = "locks" end
  return d
end

schema("adventure_fields: card_fields", "An adventure, or another world.", {
  { "tasks?", "task[]", "Its rows from top to bottom: { \"I3\", { \"P L\", cost = \"sanity\" } }." },
  { "ordered?", "boolean", "It has the arrow: its tasks are completed from the top down." },
  { "trophy?", "natural", "Its worth as a trophy." },
  { "rewards?", "reward[]", "One entry for each icon: { \"clue\", \"elder_sign\" }." },
  { "penalties?", "penalty[]", "One entry for each icon: { \"sanity\", \"doom\" }." },
  { "lock?", "die_colour|die_colour[]", "The dice that are locked on it." },
})
local function adventure_of(kind, tags)
  return constructor(kind .. ": definition", "adventure_fields", function(f)
    local d = definition(kind, with(tags), f)
    d.attributes.trophy = f.trophy
    d.data.tasks, d.data.ordered, d.data.locks = read_tasks(f.tasks, { "tasks" }), f.ordered, colours_in(f, "lock")
    d.data.monster_rows = monster_rows(d.data.tasks)
    d.data.rewards, d.data.penalties = f.rewards, f.penalties
    d.data.other_world = kind == "other_world" or nil
    return tag_locks(d)
  end)
end
--- An adventure of the museum.
local adventure = adventure_of("adventure", { "adventure" })
--- An adventure to which a gate leads.
local other_world = adventure_of("other_world", { "adventure", "other_world" })

schema("monster_fields: card_fields", "A monster.", {
  { "tasks?", "task[]", "Its tasks: { \"L T\" }." },
  { "trophy?", "natural", "Its worth as a trophy." },
  { "rewards?", "reward[]", "The rewards for overcoming it." },
  { "lock?", "die_colour|die_colour[]", "The dice that are locked on it." },
  { "mask?", "boolean", "It is in the cup with Nyarlathotep only." },
  { "cultist?", "boolean", "It is a cultist." },
})
--- A monster marker.
local monster = constructor("monster: definition", "monster_fields", function(f)
  local d = definition("monster", { f.mask and "mask" or "monster" }, f)
  if f.mask then d.tags[2] = "monster" end
  if f.cultist then d.tags[#d.tags + 1] = "cultist" end
  d.attributes.trophy = f.trophy
  d.data.tasks, d.data.locks, d.data.rewards = read_tasks(f.tasks, { "tasks" }), colours_in(f, "lock"), f.rewards
  d.data.mask = f.mask
  return tag_locks(d)
end)

-- "Spend: add the yellow die": most items have it. Without a die to add it cannot be spent.
local function adds_dice(colours, more)
  local conditions = {}
  for i, colour in ipairs(colours) do 
    conditions[i] = "any(dice: it is " .. colour .. ") or you.ignores_locks and any(locked: it is " .. colour .. ")"
  end
  return free("Spend: add the " .. table.concat(colours, " and the ") .. " die to the pool.") { window = "before_roll",
    condition = table.concat(conditions, " or "), cost = cost.spend(),
    effect = function(me, you)
      for _, colour in ipairs(colours) do take_die(colour) end
      if more then more(me, you) end
    end }
end

-- When it is spent, it saves 1 sanity or stamina, also in the cost of a task. It must be spent if the task could not be
-- completed without it (Completing a Task).
local function spares(kind)
  local function less(me, _, _, event)
    me:spend()
    event.amount = event.amount - 1
  end
  local would, text = kind .. "_lost", "Spend: you do not lose 1 " .. kind .. "."
  local must = "paying and amount >= you." .. kind
  return constant("It can pay 1 " .. kind .. " of a task.") { you = { ["pays_" .. kind] = 1 } },
    reaction(text) { would = would, condition = { "actor == you", "amount > 0", "not (" .. must .. ")" }, effect = less },
    forced(text) { would = would, condition = { "actor == you", must }, effect = less }
end

schema("possession_fields: card_fields", "An item, a spell or an ally.", {
  { "adds?", "die_colour|die_colour[]", "Spent before a roll, it adds these dice to the pool." },
  { "and_then?", "fun(me: card, you: card)", "A further effect when it adds its dice." },
  { "holds?", "natural", "Of a spell: so many dice can be stored on it." },
  { "spares?", '"sanity"|"stamina"', "Spent, it spares the loss of 1 of these." },
})
local function possession(kind, name, tags)
  return constructor(name .. ": definition", "possession_fields", function(f)
    local d = definition(kind, with({ kind }, tags), f)
    d.discard = kind .. "_deck"
    d.data.adds = colours_in(f, "adds")
    if f.adds then d.abilities[#d.abilities + 1] = adds_dice(d.data.adds, f.and_then) end
    if f.spares then definitions.add(d, { spares(f.spares) }) end
    if f.holds then
      local dice = f.holds == 1 and "one die" or "up to " .. f.holds .. " dice"
      local cast, cast_faq = "Cast: after the roll it holds " .. dice .. ".", "Cast: it holds " .. dice .. "."
      local back = "Take its dice back into the pool."
      d.data.holds = f.holds
      d.data.by_faq = { [cast] = false, [cast_faq] = true, [back] = true }   -- the rules to which its texts belong
      d.abilities[#d.abilities + 1] = free(cast) { window = "before_roll", zones = { "possessions" },
        condition = { "not faq", "count(pool) > count(cast: not it.filled)" },   -- a die is left for it
        effect = function(me)
          me:move "cast"
          me.filled = false
        end }
      -- By the FAQ it is cast after the roll and its re-rolls, and its dice may be taken back before a later roll.
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
  end)
end
--- A common item.
local common_item = possession("common", "common_item", { "item" })
--- A unique item.
local unique_item = possession("unique", "unique_item", { "item" })
--- A spell.
local spell = possession("spell", "spell")
--- An ally.
local ally = possession("ally", "ally")

schema("mythos_fields: card_fields", "A mythos card: what it says stands in its abilities.", {
  { "lock?", "die_colour|die_colour[]", "The dice that are locked on it." },
})
--- A mythos card: immediate, constant or lingering, at_midnight, terror and when_drawn abilities.
local mythos = constructor("mythos: definition", "mythos_fields", function(f)
  local d = definition("mythos", { "mythos" }, f)
  d.data.locks = colours_in(f, "lock")
  return tag_locks(d)
end)

schema("ancient_one_fields: card_fields", "An Ancient One.", {
  { "doom?", "natural", "The length of its doom track." },
  { "elder_signs?", "natural", "The number of elder signs that seals it." },
  { "monster_icons?", "natural[]", "The spaces of the doom track with a monster icon." },
  { "combat?", "task", "Its task in the final battle: \"T L P\"." },
})
--- An Ancient One: its abilities are attack, awakens, prepare and others.
local ancient_one_card = constructor("ancient_one_card: definition", "ancient_one_fields", function(f)
  local d = definition("ancient_one", { "ancient_one" }, f)
  d.attributes.doom_track, d.attributes.elder_sign_limit = f.doom, f.elder_signs
  d.data.monster_icons = f.monster_icons
  d.data.tasks = f.combat and { read_task(f.combat, { "combat" }) }
  return d
end)

-- Spend a clue: re-roll any of the dice (Rulebook: Using Clues).
local function clue_reroll()
  local a = free("Spend 1 clue: re-roll any dice.") { window = "after_roll", name = "clue", cost = cost.clues(1),
    condition = { "not you.no_clues", "any(pool)" }, zones = { "investigators" },
    effect = function(_, you)
      for n = 0, you.second_reroll do
        local options = { optional = n > 0, max = 8, many = true, purpose = "reroll" }
        local dice = choose(you, "Which dice do you re-roll?", cards_in "pool", options)
        if #dice > 0 then reroll(you, dice) end
      end
    end }
  a.inherent = true
  return a
end

-- The move of a turn: to any other place; a pass means staying (Rulebook: Move).
local function go()
  return { kind = "window", name = "go", text = "Go to", windows = { "move" }, zones = { "investigators" },
    inherent = true, condition = { "my_turn", "turn.where == none" },
    target = { set = "places", where = "it ~= place(you) and check(cannot_enter, you, it) == 0" },
    effect = function(_, you, where) go_to(you, where) end }
end

fields.alias("start_item", '"common"|"unique"|"spell"|"ally"|"clue"|"choice"|{ ally: card_id }',
  "Something that an investigator begins with; \"choice\": a common item, a unique item or a spell, as the player " ..
    "likes.")
schema("investigator_fields: card_fields", "An investigator.", {
  { "title?", "string", "The occupation: \"the Waitress\"." },
  { "sanity?", "natural", "His sanity at the beginning, and at most." },
  { "stamina?", "natural", "His stamina at the beginning, and at most." },
  { "start?", "start_item[]", "The starting items: { \"common\", \"clue\", { ally = \"duke\" } }." },
})
--- An investigator: the card of a player.
local investigator = constructor("investigator: definition", "investigator_fields", function(f)
  local d = definition("investigator", { "investigator" }, f)
  d.subtitle, d.discard = f.title, "box"
  d.attributes.max_sanity, d.attributes.max_stamina = f.sanity, f.stamina
  d.data.start, d.data.title = f.start, f.title
  definitions.of_avatar(d, "investigators")
  definitions.add(d, { go(), clue_reroll() })
  return d
end)

schema("souvenir", "Something that can be bought at the entrance.", {
  { "text", "string", "A description." },
  { "price", "natural", "Its price, in trophies." },
  { "reward", "reward", "Its reward." },
})
schema("entrance_fields: card_fields", "The entrance of the museum.", {
  { "lost_found?", "table<integer, fun(inv: card)>",
    "The effect of the lost and found for a result: a number, LORE, PERIL or TERROR." },
  { "souvenirs?", "souvenir[]", "The things that can be bought." },
})
--- The entrance, where investigators buy and rest.
local entrance = constructor("entrance: definition", "entrance_fields", function(f)
  local d = definition("entrance", { "entrance" }, f)
  d.data.lost_found, d.data.souvenirs = f.lost_found, f.souvenirs
  return d
end)

schema("scenario_fields: card_fields", "A way to play the game.", {})
--- A way to play the game.
local scenario = constructor("scenario: definition", "scenario_fields", function(f)
  return definition("scenario", { "reference" }, f)
end)

engine.export {
  cost = cost, target = target, free = free, forced = forced, reaction = reaction,
  named = named, constant = constant, lingering = lingering, terror = terror, at_midnight = at_midnight,
  immediate = immediate, when_drawn = when_drawn, on_failure = on_failure, when_gained = when_gained, attack = attack,
  awakens = awakens, prepare = prepare, adventure = adventure, other_world = other_world, monster = monster,
  common_item = common_item, unique_item = unique_item, spell = spell, ally = ally, mythos = mythos,
  ancient_one_card = ancient_one_card, investigator = investigator, entrance = entrance, scenario = scenario,
}
