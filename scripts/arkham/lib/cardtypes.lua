-- One constructor for each cardtype. A schema lists the fields of each, and checks them. The constructors give the
-- engine plain data. One file: the types share their schemas of icons, levels and figures.

local list_of, with, tag_of = fields.list_of, fields.with, fields.tag_of
local constructor, schema, fault = fields.constructor, fields.schema, fields.fault
local abilities, log, hidden = require "lib/abilities", require "lib/log", require "lib/hidden"
local seal, roles, field_faults = require "lib/seal", require "lib/roles", require "lib/field_faults"
local definitions = require "common:lib/definitions"
local deck_keywords, tekelili, upgrades = require "lib/deck_keywords", require "lib/tekelili", require "lib/upgrades"
local side_decks, prologue, history = require "lib/side_decks", require "lib/prologue", require "lib/history"
local implied, modes = require "lib/implied", require "lib/modes"
require "lib/checkpoint"
local attributes, make = definitions.attributes, definitions.make
local ability, TRIGGER, WHO_HERE = abilities.ability, abilities.TRIGGER, abilities.WHO_HERE
local as_first_action, designated = abilities.as_first_action, abilities.designated

fields.alias("class", '"guardian"|"seeker"|"rogue"|"mystic"|"survivor"|"neutral"', "The class of a player card.")
fields.alias("weakness", 'true|"basic"|"signature"', "The kind of weakness; true: neither basic nor signature.")
fields.alias("skill_icon", '"willpower"|"intellect"|"combat"|"agility"|"wild"', "A skill icon of a player card.")
schema("card_fields: definition_fields", "The fields of every card of the game.", {
  { "subtitle?", "string", "The line under its title." },
  { "code?", "string", "Its number in the community's databases: \"01020\"." },
  { "codes?", "string[]", "Its numbers, where it has several." },
  { "class?", "class|class[]", "Its class, or classes." },
  { "level?", "natural", "Its level; without one it has none." },
  { "traits?", "string[]", "Its traits as printed: { \"Item\", \"Tool\" }." },
  { "keywords?", "string[]", "Its keywords: { \"hunter\", \"retaliate\" }." },
  { "unique?", "boolean", "True: only one card with that title may be in play." },
  { "tags?", "tag|tag[]", "Other marks, by which cards speak of it." },
  { "other_side?", "card_id", "The card on its other side, if it has two: card:flip() turns it over." },
  { "log_entries?", "log_entry_fields[]",
    "Entries of the campaign log that this card writes, each with its id: { { id = \"lamp_lit\", name = \"The lamp is lit\" } }." },
  { "multiplayer_only?", "true", "It is not drawn as a random basic weakness by somebody who plays alone." },
})
schema("purchase_trauma", "Trauma that the purchase of a card brings.", {
  { "physical?", "natural", "Physical trauma." },
  { "mental?", "natural", "Mental trauma." },
})
schema("upgrade_discount", "An upgrade between two scenarios that costs less experience.", {
  { "trait", "string", "The first upgrade to a card of this trait." },
  { "by", "natural", "So much less." },
})
schema("trait_limit", "How many cards with a trait may be in a deck.", {
  { "trait", "string", "The trait." },
  { "limit", "natural", "At most so many cards with it." },
})
schema("player_card_fields: card_fields", "The fields of cards in investigators' decks.", {
  { "icons?", "table<skill_icon, natural>", "Its skill icons: { combat = 1, wild = 2 }." },
  { "weakness?", "weakness", "It is a weakness." },
  { "max_committed?", "natural", "At most so many cards of that title may be committed to a test." },
  { "deck_limit?", "natural", "At most so many of that title may be in a deck, where that is not 2." },
  { "card_limit?", "natural", "At most so many of this very card, whatever others of its title are in the deck." },
  { "trait_limit?", "trait_limit", "A deck with this card has at most so many with a trait: { trait = \"Pact\", limit = 1 }." },
  { "researched?", "card_id",
    "Keyword: the entry of the campaign log without which no deck can be upgraded to this card." },
  { "bonded?", "string",
    "Keyword: the title of the card that brings it into the game; `copies` of it are set aside when a deck has that." },
  { "changes_deck?", "deck_change", "What it changes in the building of its deck: { size = 5 }." },
  { "swaps?", "natural",
    "Between two scenarios so many level 0 cards of its deck may be exchanged for other level 0 cards." },
  { "upgrades?", "upgrade_fields[]", "Keyword customizable: the options of its upgrade sheet." },
  { "purchase_trauma?", "purchase_trauma", "Trauma that its purchase brings, also as a card of a new deck: { mental = 1 }." },
  { "upgrade_discount?", "upgrade_discount",
    "Between two scenarios the first upgrade to a card of a trait costs less: { trait = \"Spell\", by = 1 }." },
})
schema("seal_field", "The keyword seal.", {
  { "seal?", "seal", "The keyword seal: it enters play only with these chaos tokens of the bag sealed on it." },
})
schema("enters", "The state in which a card enters play.", {
  { "exhausted?", "boolean", "It enters play exhausted." },
})

local SLOT_NAMES = { ally = "slot_ally", hand = "slot_hand", arcane = "slot_arcane", accessory = "slot_accessory",
  body = "slot_body", tarot = "slot_tarot" }

-- The data of a card that lib/decks.lua and lib/deck_changes.lua use.
local function for_decks(data, f)
  data.classes = type(f.class) == "table" and f.class or nil
  for _, key in ipairs { "keywords", "weakness", "story", "permanent", "deck_limit", "icons", "cost", "changes_deck",
    "purchase_trauma", "upgrade_discount", "swaps", "card_limit", "trait_limit", "multiplayer_only" } do
    data[key] = f[key]
  end
  data.signature = f.weakness == "signature" or contains(list_of(f.tags), "signature")
  data.texts = list_of(f.text)
  for i = 1, #f do data.texts = with(data.texts, f[i].text) end
end

-- Whether it offers a resign ability: lib/more_words.lua.
local function note_resign(d)
  for _, a in ipairs(d.abilities) do
    if contains(a.tags or {}, "resign") then d.data.resign = a.faces or {} end
  end
end

-- Does a change that a constant ability makes ask whether an enemy is attacking?
local function asks_of_attacks(list)
  for _, a in ipairs(list) do
    for _, modifier in ipairs(a.modifiers or {}) do
      if type(modifier.where) == "string" and modifier.where:find("makes_attack", 1, true) then return true end
    end
  end
  return false
end

local function definition(kind, f, is_player_card)
  local d = make(kind, { kind }, f)
  d.subtitle, d.codes, d.text_box = f.subtitle, f.codes or list_of(f.code), {}
  d.data.class, d.data.traits, d.data.subtitle, d.data.level = list_of(f.class)[1], f.traits or {}, f.subtitle, f.level
  d.data.code = d.codes[1]
  for_decks(d.data, f)
  field_faults.card(kind, f)
  d.tags[#d.tags + 1] = is_player_card and "player_card" or "encounter_card"
  for _, class in ipairs(list_of(f.class)) do d.tags[#d.tags + 1] = tag_of(class) end
  if f.unique then d.tags[#d.tags + 1] = "unique" end
  if f.changes_deck then d.tags[#d.tags + 1] = "changes_deck" end
  if f.upgrade_discount then d.tags[#d.tags + 1] = "discounts_upgrades" end
  -- Traits and keywords are part of the text box, so a blank card has none.
  for _, name in ipairs(with(f.traits or {}, f.keywords)) do
    d.tags[#d.tags + 1] = tag_of(name)
    d.text_box[#d.text_box + 1] = tag_of(name)
  end
  for _, tag in ipairs(list_of(f.tags)) do d.tags[#d.tags + 1] = tag end
  for icon, n in pairs(f.icons or {}) do d.attributes["icon_" .. icon] = n end
  d.attributes.level = f.level
  if f.other_side then
    d.tags[#d.tags + 1] = "two_sided"
    d.data.other_side = f.other_side
  end
  for _, entry in ipairs(f.log_entries or {}) do
    if not entry.id then fault("log_entries", "an entry has no id", "give it one: id = \"lamp_lit\"") end
    engine.define(log.log_entry(entry))
  end
  note_resign(d)
  for _, a in ipairs(d.abilities) do implied.tokens(a, kind == "skill") end
  if asks_of_attacks(d.abilities) then d.tags = with(d.tags, { "asks_of_attacks" }) end
  if history.asks(d.abilities) then d.tags = with(d.tags, { "recalls" }) end
  if contains(d.tags, "counts_actions") then history.count_actions(d) end
  if f.keywords or f.permanent or f.bonded or f.researched then deck_keywords.add(d, f) end
  if is_player_card then
    roles.restrict(d)
    field_faults.elsewhere(f, abilities.PLAYED_FROM)
  end
  d.discard = is_player_card and "discard" or "encounter_discard"
  return d
end

-- The slots whose number its constant abilities change (lib/slots.lua).
local function changes_slots(d)
  local changes = {}
  for _, a in ipairs(d.abilities) do
    for _, modifier in ipairs(a.modifiers or {}) do
      local slot = modifier.value
      if type(slot) == "string" and slot:find "^slot_" and not contains(changes, slot) then changes[#changes + 1] = slot end
    end
  end
  return changes[1] and changes or nil
end

-- The slots of its own that hold assets, if there are some of a kind that a pack has added.
local function gives_slots(d)
  local gives, added = {}, false
  for _, a in ipairs(d.abilities) do
    for _, modifier in ipairs(a.modifiers or {}) do
      local name = type(modifier.value) == "string" and modifier.value:match "^extra_slot_(.+)$"
      if name and not contains(gives, "slot_" .. name) then
        gives[#gives + 1], added = "slot_" .. name, added or not SLOT_NAMES[name]
      end
    end
  end
  return added and gives or nil
end

local IN_HAND = "me in hand or me.as_if_in_hand > 0"

-- Appendix I for a card from hand: pay actions and resources, then begin to play it. A signature card is played by its
-- owner alone, wherever it lies (Rules Reference: Signature Cards).
local function playing(d, a, fast)
  a.zones, a.lent_by, a.lent_zones = { "hand" }, "as_if_in_hand", abilities.PLAYED_FROM
  a.commence = "limbo"
  a.announce = "played"
  a.tags = with(a.tags or {}, { "play" })
  a.condition = with(with({ IN_HAND }, a.condition), "playable_now")
  if d.data.signature then a.condition[#a.condition + 1] = "you == me.owner" end
  local costs = {}
  if not fast then
    costs[1] = cost.actions(1)
    a.tags[#a.tags + 1] = "basic"
    a.last_only = true
  end
  costs[#costs + 1] = a.resource_cost or { counter = "resources", amount = "me.cost" }
  a.resource_cost = nil
  for _, c in ipairs(a.cost or {}) do costs[#costs + 1] = c end
  a.cost = costs
  if fast then designated(a) end
  return a
end

-- A card with seal cannot be played while the bag lacks its tokens. They are sealed as it enters play: see
-- lib/play_area.lua.
local function needs_seal(d, f, a)
  if not f.seal then return end
  d.data.seal = seal.said(f.seal)
  if a then a.condition = with(a.condition, seal.can(d.data.seal)) end
end

-- Tokens sealed as the cost of an event are released when it is done, or when it was taken from hand before it could
-- commence. An event that is then in play keeps them.
local function release_when_done()
  return { kind = "forced", text = "Release the tokens sealed here.", on = "ability_resolved", tier = "at",
    zones = { "limbo", "discard" },
    condition = { "card == me and used_ability is play or me in discard", "sealed_here > 0" },
    effect = function(me) me:release_tokens() end }
end

-- X is chosen first. Then its cost may be modified, and X is the chosen number (Rules Reference: The letter "X").
local function x_resources()
  return { can = "you.resources >= me.cost", pay = function(me, you)
    local more = me:sum "cost"
    me.x = choose_number(you, "How much is X?", 0, you.resources - more)
    you:add("resources", -math.max(0, me.x + more))
  end }
end

-- Everybody at the place of an encounter card may use its triggered abilities.
local function for_everybody_here(d, who)
  for _, a in ipairs(d.abilities) do
    if (a.kind == "window" or a.kind == "reaction") and not a.who then a.who = who end
  end
  roles.restrict(d)
end

-- Then for_everybody_here changes nothing: the abilities say already who may use them.
local function if_hidden(d)
  if contains(d.tags, "hidden") then hidden.work_from_hand(d) end
end

local function weakness(d, f)
  if not f.weakness then return end
  d.tags[#d.tags + 1] = "weakness"
  if f.weakness == "basic" then d.tags[#d.tags + 1] = "basic_weakness" end
  d.discard = "discard"
end

-- A weakness of an encounter cardtype is an encounter card in limbo and in play, and a player card everywhere else (FAQ
-- 1.12).
local RESOLVING = { "limbo", "play" }   -- everywhere in play
local function encounter_weakness(d, f)
  if not f.weakness then return end
  weakness(d, f)
  d.tags[#d.tags + 1] = "player_card"
  d.tags_in = { encounter_card = { zones = RESOLVING }, player_card = { except = RESOLVING } }
end

-- What cannot leave play makes no room in that slot for an asset that is played, unless a card with slots of its own can
-- hold it. How many that card holds is looked at as the asset enters play (lib/slots.lua).
local SLOT_FITS = "not any(fixed_in_slots: it.SLOT > 0) or " ..
  "sum(fixed_in_slots: it.SLOT * (not any(slot_givers: check(extra_SLOT, it, that) > 0))) + " ..
  "me.SLOT * (not any(slot_givers: check(extra_SLOT, it, me) > 0)) <= you.SLOT"

schema("asset_fields: player_card_fields, seal_field", "An asset: it stays in play.", {
  { "cost?", "natural", "Resources it costs; without one it cannot be played." },
  { "x_cost?", "true", "It costs X: whoever plays it chooses how many resources, and the card has it as me.x." },
  { "extra_cost?", "cost|cost[]", "What playing it costs besides resources." },
  { "condition?", "condition|condition[]", "It can be played only while this holds; all conditions in a list must." },
  { "other_slots?", "string[]",
    "Slots of a kind that a pack has added: { \"head\" }, where it has declared the value slot_head." },
  { "slots?", "slot[]", "The slots that it takes: { \"hand\", \"hand\" } for two hands." },
  { "health?", "natural", "The damage it can take." },
  { "sanity?", "natural", "The horror it can take." },
  { "uses?", "table<string, natural>", "The type and number of its uses: { ammo = 4 }." },
  { "most_uses?", "natural", "It never has more uses than this: \"Limit 1 ammo on this\"." },
  { "fast?", "boolean", "Playing it costs no action." },
  { "permanent?", "boolean",
    "It begins the game in play, cannot leave it, and does not count for the size of a deck; the keyword says the same." },
  { "attach_limit?", "natural", "At most so many of it may be attached to one card." },
  { "story?", "boolean", "It belongs to a scenario, not to a deck." },
  { "discard_empty?", "boolean", "It is discarded when it has no uses left." },
  { "limit_per_investigator?", "natural", "At most so many cards of that title may be in one play area." },
  { "limit_of?", "tag", "`limit_per_investigator`, 1 if it is not said, counts all cards with this tag, not those of its title." },
  { "enters?", "enters", "The state in which it enters play." },
  { "provokes?", "boolean", "False: playing it provokes no attacks of opportunity." },
})
--- A card that stays in play and helps: an item, an ally, a spell.
local asset = constructor("asset: definition", "asset_fields", function(f)
  local d = definition("asset", f, true)
  field_faults.asset(f)
  local x = f.x_cost and x_resources() or nil
  if x then d.memory, d.data.cost = with(d.memory or {}, "x"), "x" end
  attributes(d, { cost = x and 0 or f.cost, health = f.health, sanity = f.sanity, max_committed = f.max_committed,
    most_uses = f.most_uses }, { "cost", "health", "sanity", "max_committed", "most_uses" })
  for _, slot in ipairs(with(f.slots or {}, f.other_slots)) do
    local value = SLOT_NAMES[slot] or "slot_" .. slot
    -- A list, since `pairs` sorts its keys each time, and this is asked whenever an asset is played.
    if not d.attributes[value] then d.data.slots = with(d.data.slots or {}, value) end
    d.attributes[value] = (d.attributes[value] or 0) + 1
  end
  for kind, n in pairs(f.uses or {}) do d.data.uses, d.data.uses_type = n, kind end
  d.data.enters, d.data.limit_of = f.enters, f.limit_of
  d.data.changes_slots, d.data.gives_slots, d.data.other_slots = changes_slots(d), gives_slots(d), f.other_slots
  if f.discard_empty then
    table.insert(d.abilities, { kind = "forced", text = "It is empty: discard it.", on = "ability_resolved", tier = "at",
      condition = { "me.uses == 0" }, effect = function(me) me:leave_play() end })
  end
  if f.fast then d.tags[#d.tags + 1] = "fast" end
  if f.story then d.tags[#d.tags + 1] = "story" end
  weakness(d, f)
  needs_seal(d, f)
  field_faults.unplayed(f)
  if f.cost or x then
    local a = playing(d, { kind = "window", text = "Play " .. f.name, name = "play", windows = { "turn" }, resource_cost = x,
      condition = with({}, f.condition), cost = fields.costs(f.extra_cost),
      effect = function(me, you) me:enter_play(you) end }, f.fast)
    -- The quick checks come first, questions to the cards in play afterwards.
    if f.unique then
      a.condition = with(a.condition, { "you.resources >= me.cost", "not any(in_play: it.title == me.title and it ~= me)" })
    end
    local limit = f.limit_per_investigator or f.limit_of and 1
    if limit then
      d.attributes.limit_title_here = limit
      local same = f.limit_of and "it is " .. f.limit_of or "it.title == me.title"
      a.condition[#a.condition + 1] = "count(my_play_area: " .. same .. ") < me.limit_title_here"
    end
    local fits = {}
    for i, slot in ipairs(d.data.slots or {}) do fits[i] = SLOT_FITS:gsub("SLOT", slot) end
    if fits[1] then
      a.condition[#a.condition + 1] = "not any(fixed_in_slots) or (" .. table.concat(fits, ") and (") .. ")"
    end
    if f.provokes == false then a.tags[#a.tags + 1] = "unprovoking" end
    if f.fast then
      a.windows = { "turn", "player" }
      a.condition[#a.condition + 1] = "my_turn or me.permitted > 0"
    end
    needs_seal(d, f, a)
    a.finish = "discard"
    table.insert(d.abilities, a)
  end
  return upgrades.add(d, f)
end)

schema("event_fields: player_card_fields, seal_field, trigger_fields, effect_fields, designator_fields",
  "An event: it does something, and is discarded. A fast one says when it can be played.", {
  { "cost?", 'natural|"x"',
    "Resources it costs; \"x\": whoever plays it chooses how many, and the card has it as me.x. Without it (a printed " ..
    "dash) it cannot be played." },
  { "pays_x?", "true", "With cost = \"x\": what X is stands in its text, so its `extra_cost` sets me.x and pays it." },
  { "fast?", "boolean", "Playing it costs no action; without a trigger it can be played in any player window." },
  { "on_turn?", "boolean", "Only in one's own turn." },
  { "first_action?", "boolean", "Only as the first action of a turn." },
  { "provokes?", "boolean", "False: playing it provokes no attacks of opportunity." },
  { "victory?", "natural", "The experience that it is worth in the victory display." },
  { "parley?", "true", "It is a parley: playing it provokes no attacks." },
  { "move?", "true", "It is a move." },
  { "engage?", "true", "It is an engage action." },
  { "attach_limit?", "natural", "At most so many of it may be attached to one card." },
  { "extra_cost?", "cost|cost[]", "Its cost besides resources." },
  { "modes?", "event_mode[]", "The ways to play it, of which one is chosen before its costs are paid; instead of `effect`." },
  { "seal_cost?", "seal", "Chaos tokens that are sealed on it as a cost, and released when it is done." },
  { "condition?", "condition|condition[]", "A condition; all conditions in a list must hold." },
  { "target?", "target", "Its target." },
  { "limit?", "period|limit", "The limit of playing it." },
  { "cite?", "string", "The rule that says so." },
  { "who?", "expression", "A condition on other investigators who may play it, `you`." },
})
--- A card that is played for its effect, and then discarded.
local event_card = constructor("event_card: definition", "event_fields", function(f)
  local resource_cost, extra = f.cost, f.extra_cost
  local play = {}
  for _, key in ipairs { "condition", "target", "effect", "limit", "test", "success", "fail", "together", "fight", "evade",
      "investigate", "parley", "cite", "who" } do play[key] = f[key] end
  play.cost = f.seal_cost and with(fields.costs(extra), { seal.cost_of(f.seal_cost) }) or extra
  local mode_cost = f.modes and modes.add(f, play, f.modes)
  if f.first_action and f.fast then
    fault("first_action", "what is fast spends no action, so it is never the first action", "leave one of them out")
  end
  local d = definition("event", f, true)
  local x = resource_cost == "x" and not f.pays_x and x_resources()
  if resource_cost == "x" then
    d.memory = with(d.memory or {}, "x")
    resource_cost = 0
  end
  attributes(d, { cost = resource_cost, max_committed = f.max_committed, victory = f.victory },
    { "cost", "max_committed", "victory" })
  weakness(d, f)
  d.data.attach_limit = f.attach_limit
  if f.fast then d.tags[#d.tags + 1] = "fast" end
  local a = ability("window", f.text or f.name, play)
  for _, tier in ipairs(TRIGGER) do
    if f[tier] then
      a.kind, a.on, a.tier = "reaction", f[tier], tier
    end
  end
  implied.tokens(a)
  if a.kind == "window" then
    a.windows = f.fast and { "player", "turn" } or { "turn" }
  end
  if f.on_turn then a.condition = with(a.condition, "my_turn") end
  a.resource_cost = x or nil
  -- Not in `who`: that would be asked for every card in the hands of the others.
  a.condition = with({ a.who }, a.condition)
  a.who = nil
  playing(d, a, f.fast)
  if f.first_action then as_first_action(a) end
  needs_seal(d, f, a)
  if f.provokes == false then a.tags[#a.tags + 1] = "unprovoking" end
  for _, name in ipairs { "parley", "move", "engage" } do
    if f[name] then a.tags[#a.tags + 1] = name end
  end
  if mode_cost then
    a.cost[#a.cost + 1] = mode_cost
    for _, mode in ipairs(f.modes) do
      if mode.kind then a.tags[#a.tags + 1] = modes.LATER[mode.kind] end
    end
  end
  a.name = "play"
  a.finish = "discard"
  if f.cost then
    table.insert(d.abilities, a)
  elseif not f.status and (f.effect or f.modes) then
    d.data.unsaid = { "cost" }
  end
  if f.seal_cost then table.insert(d.abilities, release_when_done()) end
  return upgrades.add(d, f)
end)

schema("skill_fields: player_card_fields", "A skill: it is committed to a test.", {
  { "own_tests_only?", "boolean",
    "It may be committed to tests of the investigator whose card it is, and to no others." },
  { "any_test?", "boolean", "It may be committed to tests of every type, whatever its icons are." },
})
--- A card that is committed to a skill test.
local skill = constructor("skill: definition", "skill_fields", function(f)
  local d = definition("skill", f, true)
  attributes(d, f, { "max_committed" })
  if f.own_tests_only then d.tags[#d.tags + 1] = "own_tests_only" end
  if f.any_test then d.tags[#d.tags + 1] = "any_test" end
  weakness(d, f)
  for _, a in ipairs(d.abilities) do a.zones = a.zones or { "committed" } end
  return upgrades.add(d, f)
end)

-- The words in parentheses in the title of a treachery are its subtitle: cards with other words there are copies of it
-- (FAQ 2.21).
local function subtitle_in_title(d, f)
  local title, words = f.name:match "^(.*%S)%s*%((.+)%)$"
  if not title then return end
  d.title, d.data.name = title, title
  d.subtitle = f.subtitle or words
  d.data.subtitle = d.subtitle
end

schema("treachery_fields: card_fields", "A treachery: its revelation is resolved as it is drawn.", {
  { "weakness?", "weakness", "It is a weakness, and belongs to a deck." },
  { "bonded?", "string", "Keyword: the title of the card that brings this weakness into the game." },
  { "attach_limit?", "natural", "At most so many of it may be attached to one card." },
  { "limit_per_investigator?", "natural", "At most so many cards of that title may be in one threat area." },
  { "deck_limit?", "natural", "Of a weakness: at most so many of that title may be in a deck." },
  { "tekelili?", "true", "It is a weakness of the Tekeli-li deck, which has `copies` of it." },
  { "victory?", "natural", "The experience that it is worth in the victory display." },
  { "vengeance?", "natural", "The vengeance points that it is worth in the victory display." },
})
--- An encounter card with an effect on the investigator who draws it.
local treachery = constructor("treachery: definition", "treachery_fields", function(f)
  local d = definition("treachery", f, false)
  subtitle_in_title(d, f)
  attributes(d, f, { "victory", "vengeance" })
  d.attributes.limit_title_here = f.limit_per_investigator
  d.data.attach_limit = f.attach_limit
  encounter_weakness(d, f)
  tekelili.add(d, f)
  if_hidden(d)
  for_everybody_here(d, WHO_HERE)
  if not d.abilities[1] and not f.keywords and not f.status then d.data.unsaid = { "revelation" } end
  return d
end)

--- bearer_only(me: card, inv: card): boolean. For `prey_only`: "Prey - Bearer only."
local function bearer_only(me, inv) return me.owner == inv end

--- any_empty_location(place: card): boolean. For `spawn`: "Spawn - Any empty location."
local function any_empty_location(place) return #everybody_at(place) == 0 and not place:is "enemy" end

--- engaged_with_prey(): boolean. For `spawn`: "Spawn - Engaged with Prey." The place of that investigator does not
--- matter.
local function engaged_with_prey() return true end

schema("enemy_fields: card_fields", "An enemy.", {
  { "fight?", "figure", "The difficulty of an attack against it." },
  { "evade?", "figure", "The difficulty of evading it." },
  { "health?", "figure", "The damage that defeats it: 3, or \"5 * players\"." },
  { "damage?", "natural", "Damage of its attack; none when that is left out." },
  { "horror?", "natural", "Horror of its attack; none when that is left out." },
  { "victory?", "natural", "The experience that it is worth in the victory display." },
  { "vengeance?", "natural", "The vengeance points that it is worth in the victory display." },
  { "weakness?", "weakness", "It is a weakness, and belongs to a deck." },
  { "bonded?", "string", "Keyword: the title of the card that brings this weakness into the game." },
  { "prey?", "fun(me: card, inv: card): number",
    "A number for each investigator: it engages the one with the highest." },
  { "prey_only?", "fun(me: card, inv: card): boolean", "The only investigators it engages: bearer_only, or another function." },
  { "spawn?", "fun(place: card, me: card, inv: card): boolean",
    "A condition on the locations where it may spawn; engaged_with_prey: with its prey." },
  { "text?", "string", "What functions among these fields mean, for readers: \"**Prey** - Lowest agility.\"." },
  { "enters?", "enters", "The state in which it enters play." },
  { "swarming?", "figure", "So many swarm cards are put under it as it enters play: 2, or \"players\"." },
  { "patrol?", "fun(place: card, me: card): boolean",
    "Keyword: a condition on the designated locations, toward which it moves in the enemy phase." },
  { "concealed?", "figure", "Keyword: it spawns into the shadows, and so many decoys come with its mini-card." },
})

-- What stands in an enemy's text box beside its traits and abilities.
local IN_TEXT_BOX = { "keywords", "victory", "vengeance", "bonded", "prey", "prey_only", "spawn", "enters", "swarming",
  "patrol", "concealed" }
local function has_text(d, f)
  if #d.abilities > 0 or #d.data.texts > 0 then return true end
  for _, name in ipairs(IN_TEXT_BOX) do
    if f[name] ~= nil then return true end
  end
  return false
end

--- An enemy: an encounter card that fights.
local enemy = constructor("enemy: definition", "enemy_fields", function(f)
  field_faults.numbers(f)
  local d = definition("enemy", f, false)
  attributes(d, f, { "fight", "evade", "health", "victory", "vengeance", "swarming", "concealed" })
  d.attributes.attack_damage = f.damage or 0
  d.attributes.attack_horror = f.horror or 0
  d.data.prey, d.data.prey_only, d.data.spawn = f.prey, f.prey_only, f.spawn
  d.data.enters, d.data.text = f.enters, f.text
  for _, name in ipairs { "prey_only", "patrol" } do
    if f[name] then
      d.tags[#d.tags + 1] = name
      d.text_box[#d.text_box + 1] = name
    end
  end
  d.data.patrol, d.data.concealed = f.patrol, f.concealed ~= nil
  if not has_text(d, f) then d.tags[#d.tags + 1] = "without_text" end
  encounter_weakness(d, f)
  if_hidden(d)
  for_everybody_here(d, WHO_HERE)
  field_faults.unsaid(d, f, field_faults.OF_ENEMY)
  return d
end)

schema("location_enters", "The state in which a location enters play.", {
  { "flooded?", '"partially"|"fully"', "Its flood level." },
})
schema("location_back", "The unrevealed side of a location, if it differs from the revealed one.", {
  { "symbol?", "string", "Its connection symbol: \"circle\"." },
  { "connects?", "string[]", "The symbols of the locations that it leads to." },
})
schema("location_fields: card_fields",
  "A location. Its abilities work on the revealed side, unless `unrevealed = true`.", {
  { "shroud?", "figure", "The difficulty of investigating it." },
  { "clues?", "figure", "The number of its clues: 2, or \"2 * players\"." },
  { "victory?", "natural", "The experience that it is worth when no clues are left on it." },
  { "vengeance?", "natural", "The vengeance points that it is worth when no clues are left on it." },
  { "symbol?", "string", "Its connection symbol: \"circle\"." },
  { "connects?", "string[]", "The symbols of the locations that it leads to." },
  { "back?", "location_back", "The symbols of its unrevealed side, if they are others." },
  { "revealed?", "card_id", "This is only the unrevealed side, with a name, traits and text of its own: the location " ..
    "that it becomes when it is revealed." },
  { "bonded?", "string", "Keyword: the title of the card that brings it into the game." },
  { "enters?", "location_enters", "The state in which it enters play, revealed or not." },
  { "single_sided?", "true", "It has no unrevealed side: as it is put into play, its clues come with it." },
})
--- A location.
local location = constructor("location: definition", "location_fields", function(f)
  local d = definition("location", f, false)
  attributes(d, f, { "shroud", "victory", "vengeance" })
  d.attributes.clue_value = f.clues or 0
  local back = f.back or f
  d.symbol = { back.symbol, f.symbol }
  d.links = { back.connects or {}, f.connects or {} }
  for_everybody_here(d, WHO_HERE)
  d.data.revealed = f.revealed
  d.data.single_sided = f.single_sided
  d.data.enters = f.enters
  if f.single_sided and (f.back or f.revealed) then
    fault("single_sided", "a single-sided location has no unrevealed side",
      "leave `single_sided` or `" .. (f.back and "back" or "revealed") .. "` out")
  end
  for _, a in ipairs(d.abilities) do a.faces = a.faces or { f.revealed and 0 or 1 } end
  if not f.revealed then field_faults.unsaid(d, f, { shroud = "cannot_be_investigated" }) end
  return d
end)

schema("deck_card_fields: card_fields", "The fields of acts and agendas.", {
  { "objective?", "boolean", "It advances as its objective says, not by clues or doom alone." },
  { "reverse?", "card_id", "Instead of `advance`: the encounter card that stands on its other side." },
  { "victory?", "natural", "The experience that it is worth in the victory display." },
})
-- The other side takes effect when the card advances: as the `advance` ability, or as the encounter card that `reverse`
-- names. No other ability works on that side, and nobody reads it before.
local function other_side(d, f)
  d.data.reverse = f.reverse
  for _, a in ipairs(d.abilities) do
    if f.reverse and a.name == "advance" then fault("reverse", "give `advance` or `reverse`, not both") end
    a.faces = a.faces or { a.name == "advance" and 1 or 0 }
  end
end

schema("act_fields: deck_card_fields", "An act.", {
  { "clues?", "figure",
    "Without an objective the investigators may spend so many clues in any player window of a turn " ..
    "to advance it: \"2 * players\"." },
})
--- A card of the act deck: it gives the investigators their task. Rules Reference: Act Deck and Agenda Deck.
local act = constructor("act: definition", "act_fields", function(f)
  local d = definition("act", f, false)
  other_side(d, f)
  d.attributes.clue_threshold = f.clues
  if f.clues and not f.objective then
    table.insert(d.abilities, { kind = "window", text = "Spend the clues and advance the act.", windows = { "player", "turn" },
      name = "spend", who = "you in investigators", faces = { 0 }, cite = "Rules Reference, Glossary: Clues",
      condition = { "active ~= none", "sum(investigators: spendable_clues) >= me.clue_threshold" },
      effect = function(me)
        spend_clues(players(), me:check "clue_threshold")
        advance_act(me)
      end })
  end
  for_everybody_here(d, "you in investigators")
  return d
end)

schema("agenda_fields: deck_card_fields", "An agenda.", {
  { "doom?", "figure", "It advances when so much doom is in play, unless it has an objective." },
})
--- A card of the agenda deck: it counts doom toward its other side. Rules Reference: Act Deck and Agenda Deck.
local agenda = constructor("agenda: definition", "agenda_fields", function(f)
  local d = definition("agenda", f, false)
  other_side(d, f)
  d.attributes.doom_threshold = f.doom
  if f.objective then d.tags[#d.tags + 1] = "objective" end
  for_everybody_here(d, "you in investigators")
  return d
end)

fields.alias("symbol", '"skull"|"cultist"|"tablet"|"elder_thing"', "A chaos token whose effect the scenario says.")
schema("symbol_fields", "The effect of a chaos token.", {
  { "text?", "string", "In words." },
  { "modifier?", "expression", "Its modifier: -2, or \"0 - place(test.tester).clues\"." },
  { "effect?", "effect", "The effect when it is revealed." },
  { "fail?", "effect", "The effect when the test fails." },
  { "success?", "effect", "The effect when the test is successful." },
  { "another?", "boolean|fun(): boolean", "Another token is revealed; with a function only while that gives true." },
})
schema("reference_fields: card_fields", "The scenario's card.", {
  { "tokens?", "table<symbol, symbol_fields[]>", "The effects of tokens: for each symbol the easy and the hard side." },
})
local SYMBOLS = { "skull", "cultist", "tablet", "elder_thing" }
--- The scenario reference card: it gives the effects of the scenario's chaos tokens.
local reference = constructor("reference: definition", "reference_fields", function(f)
  local d = definition("reference", f, false)
  for _, symbol in ipairs(SYMBOLS) do
    for side, entry in ipairs(f.tokens and f.tokens[symbol] or {}) do
      local faces = { side - 1 }
      if entry.modifier then
        table.insert(d.abilities, { kind = "constant", text = entry.text, faces = faces,
          modifiers = { { value = "modifier", amount = entry.modifier, where = "it is " .. symbol  } } })
      end
      if entry.another then
        d.data.another = d.data.another or {}
        d.data.another[symbol] = d.data.another[symbol] or {}
        d.data.another[symbol][side] = entry.another
      end
      local effect = entry.effect or entry.another and function()
        if entry.another == true or entry.another() then reveal_another() end
      end
      if effect then
        table.insert(d.abilities, { kind = "manual", name = symbol .. side, text = entry.text, effect = effect })
      end
      for _, r in ipairs { { "fail", "not test.succeeded" }, { "success", "test.succeeded" } } do
        local result, name = entry[r[1]], symbol .. side .. r[1]
        if result then
          table.insert(d.abilities, { kind = "manual", name = name, text = entry.text,
            on = "test_results", tier = "at", condition = { r[2] }, effect = function(me, you, target, event)
              me:arm(name, you, nil, "test")   -- the results of a test may resolve twice
              return result(me, you, target, event)
            end })
        end
      end
    end
  end
  return d
end)

schema("chaos_token_fields", "A chaos token.", {
  { "name", "string", "Its name." },
  { "id", "string", "Its id, which is also its tag." },
  { "modifier?", "integer", "Its number." },
  { "in_test?", "boolean", "True: it has its number only in a skill test." },
  { "symbol?", "boolean", "True: it is a symbol, and the scenario gives its modifier." },
  { "another?", "boolean", "True: revealed in a test, it reveals another token by its own effect." },
  { "to_pool?", "boolean", "True: revealed in a test, it goes to the token pool; it never outlasts a scenario." },
})
--- A chaos token. A card that treats one token as another blanks it and gives it the tag of the other; what it is by
--- itself it remains by the tag bless_token, skull_token ...
local chaos_token = constructor("chaos_token: definition", "chaos_token_fields", function(f)
  local tags = { "token", f.id, f.id .. "_token" }
  local text_box = { f.id }
  if f.symbol and f.modifier then
    fault("modifier", "the scenario's card says the modifier of a symbol", "leave `modifier` or `symbol` out")
  end
  if f.symbol then tags[#tags + 1] = "symbol_token" end
  for field, tag in pairs { another = "chain_token", to_pool = "pool_token" } do
    if f[field] then tags[#tags + 1], text_box[#text_box + 1] = tag, tag end
  end
  local number = f.modifier or 0
  return { id = f.id, title = f.name, tags = tags, text_box = text_box, abilities = {},
    attributes = { modifier = f.in_test and "(test) * (0 + " .. number .. ")" or number },
    data = { kind = "token", traits = {}, to_pool = f.to_pool, in_test = f.in_test and number or nil },
    discard = "chaos_bag" }   -- sealed on a card, it returns to the bag when that card leaves play
end)

local function basic_actions()
  local function basic(text, fields)
    local a = action(text)(fields)
    a.tags = filter(a.tags, function(tag) return tag ~= "activate" end)   -- the rules give it, no card
    a.inherent = true
    a.zones = { "investigators" }   -- an investigator bears itself: nobody else may use these
    for _, r in ipairs(a.results) do r.inherent = true end
    return a
  end
  return {
    basic("Investigate", { name = "investigate", investigate = true, cite = "Rules Reference, Glossary: Investigate Action" }),
    basic("Move", { name = "move", move = true, target = target.connecting_location { where = "not check(cannot_enter, you, it)" },
      effect = function(_, you, place) you:move_to(place) end, cite = "Rules Reference, Glossary: Move Action" }),
    basic("Draw 1 card", { name = "draw", tags = { "draw" }, condition = "you.cannot_draw == 0",
      effect = function(_, you) you:draw(1) end, cite = "Rules Reference, Glossary: Draw Action" }),
    basic("Gain 1 resource", { name = "resource", tags = { "resource" }, condition = "you.cannot_gain == 0",
      effect = function(_, you) you:gain(1) end,
      cite = "Rules Reference, Glossary: Resource Action" }),
    basic("Fight", { name = "fight", fight = true, cite = "Rules Reference, Glossary: Fight Action" }),
    basic("Evade", { name = "evade", evade = true, cite = "Rules Reference, Glossary: Evade, Evade Action" }),
    basic("Engage", { name = "engage", tags = { "engage" }, cite = "Rules Reference, Glossary: Engage Action",
      target = fields.target("engageable_here", { where = "not it is massive and " ..
        "not (it in threat and bearer(it) == you) and not check(cannot_engage, it, you) and " ..
        "not (it.cannot_engage_active > 0 and you == active) and not check(cannot_be_engaged, you, it)" }),
      effect = function(_, you, foe) you:engage(foe) end }),
  }
end

schema("elder_sign_fields", "The effect of the elder sign token for an investigator.", {
  { "text?", "string", "In words." },
  { "modifier?", "expression", "Its modifier: 1, or \"here.clues\"." },
  { "effect?", "effect", "The effect when it is revealed." },
  { "success?", "effect", "The effect when the test is successful." },
  { "fail?", "effect", "The effect when the test fails." },
})
schema("investigator_fields: card_fields", "An investigator.", {
  { "willpower?", "natural", "His willpower." },
  { "intellect?", "natural", "His intellect." },
  { "combat?", "natural", "His combat." },
  { "agility?", "natural", "His agility." },
  { "health?", "natural", "The damage that defeats the investigator." },
  { "sanity?", "natural", "The horror that defeats the investigator." },
  { "elder_sign?", "elder_sign_fields", "The effect of the elder sign token." },
  { "deck_size?", "natural|natural[]",
    "The size of the deck, without weaknesses and signature cards; if there are several, the player chooses one." },
  { "deck_options?", "deck_option[]", "The cards that the deck may have." },
  { "deck_needs?", "deck_need[]", "Cards of which the deck must have a number." },
  { "deck_choices?", "table<string, string[]>",
    "Choices when the deck is built: { secondary = { \"guardian\", \"seeker\" } }; see `if_chosen`." },
  { "requires?", "(card_id|card_id[])[]",
    "The cards that the deck must have; one named twice is there twice, and of a list one card." },
  { "experience?", "natural", "The experience to spend when the deck is built." },
  { "hunch?", "hunch_fields",
    "A hunch deck, which is built in the set-up: { size = 11, cards = { \"event\", \"insight\" } }." },
  { "side_decks?", "side_deck_fields[]", "Further decks of theirs: { { name = \"spirits\", size = 9, cards = \"ally\" } }." },
  { "prologue?", "card_id",
    "The only scenario in which they can be used, or that scenario's card (`reference`); no deck is built for them." },
  { "begins?", "begins_fields", "Of an investigator of a prologue: with what they begin, and where." },
  { "roles?", "true", "They choose a role at the beginning, and use only neutral cards and cards of its class." },
})
--- An investigator: the card of a player.
local investigator = constructor("investigator: definition", "investigator_fields", function(f)
  local d = definition("investigator", f, true)
  attributes(d, f, { "willpower", "intellect", "combat", "agility", "health", "sanity" })
  d.tags[#d.tags + 1] = "unique"
  d.memory = with(list_of(f.memory), "collection")   -- see lib/collection.lua
  roles.add(d, f)
  prologue.describe(d, f)
  if f.hunch and f.hunch.size < 1 then
    fault({ "hunch", "size" }, "a hunch deck has at least 1 card", "leave `hunch` out if there is none")
  end
  side_decks.check(f.side_decks, true)
  d.data.side_decks = f.side_decks
  d.discard = "removed"
  d.attributes.slot_ally, d.attributes.slot_hand, d.attributes.slot_arcane = 1, 2, 2
  d.attributes.slot_accessory, d.attributes.slot_body, d.attributes.slot_tarot = 1, 1, 1
  d.attributes.turn_actions = 3
  for _, key in ipairs { "deck_options", "deck_size", "deck_needs", "deck_choices", "requires", "experience", "hunch",
    "health", "sanity", "prologue" } do
    d.data[key] = f[key]
  end
  local sign = f.elder_sign
  if sign then
    if sign.modifier then
      table.insert(d.abilities, { kind = "constant", text = sign.text, zones = { "investigators" },
        modifiers = { { value = "modifier", amount = sign.modifier,
          where = "it is elder_sign and test.tester == me" } } })
    end
    if sign.effect then table.insert(d.abilities, { kind = "manual", name = "elder_sign", text = sign.text, effect = sign.effect }) end
    for _, r in ipairs { { "success", "test.succeeded" }, { "fail", "not test.succeeded" } } do
      if sign[r[1]] then
        table.insert(d.abilities, { kind = "forced", text = sign.text, zones = { "investigators" }, on = "test_results",
          tier = "at", you = "me", condition = { r[2], "test.tester == me", "any(revealed_tokens: it is elder_sign and it is symbol_token)" },
          effect = sign[r[1]] })
      end
    end
  end
  roles.restrict(d)
  -- A blank text box lacks its own abilities, but not the actions that everybody has.
  definitions.add(d, basic_actions())
  return d
end)

schema("start", "A position deep in a scenario from which a game can begin: see lib/starts.lua.", {
  { "name", "string", "Its name on the command line." },
  { "text", "string", "A description, in a sentence." },
  { "round", "natural", "The round that begins, 2 or later." },
  { "begin", "fun()", "Makes the position from the scenario's set-up." },
})
schema("resolution", "A possible end of a scenario.", {
  { "title?", "string", "What the ending is called, in a few words; without it only that it was won or lost." },
  { "text", "string", "The events, in a sentence or two." },
  { "effect?", "fun()", "Its consequences." },
  { "next?", "card_id|false|fun(): card_id?",
    "In a campaign, the scenario that follows, or a function that says which; without one the next in its order. " ..
    "false: the campaign ends." },
  { "supplies?", "supply_grant", "In a campaign, what the investigators may buy before the next scenario." },
})
fields.alias("resolution_name", '"no_resolution"|"R1"|"R2"|"R3"|"R4"|"R5"|"R6"|"R7"|"R8"|"R9"',
  "A resolution of a scenario.")
schema("scenario_fields: card_fields", "A scenario.", {
  { "text?", "string", "Its beginning, in a few sentences." },
  { "reference?", "card_id", "Its card with the chaos tokens." },
  { "encounter_cards?", "{ [integer]: card_id|integer }[]",
    "Its encounter deck: { { \"ghoul\", 3 }, { \"icy_ghoul\" } }." },
  { "set_aside?", "card_id[]", "Cards that are set aside, not in play yet." },
  { "locations?", "card_id[]", "Locations that are in play from the beginning." },
  { "scenario_deck?", "card_id[]", "A deck of its own." },
  { "side_decks?", "side_deck_fields[]",
    "Further decks of its own: { { name = \"omens\", made_of = { \"an_omen\", \"an_omen\" } } }." },
  { "keys?", "card_id[]", "Keys that are set aside faceup: { \"red_key\" }." },
  { "facedown_keys?", "card_id[]", "Keys that are set aside facedown, in a random order." },
  { "key_back?", "card_id", "The card that lies on the table for each key that is facedown." },
  { "exploration_deck?", "card_id[]",
    "The deck of its own is an exploration deck, which is shuffled: single-sided locations and treacheries." },
  { "tekelili?", "true", "It uses the Tekeli-li deck." },
  { "agendas", "card_id[]|false", "Its agenda deck, first to last; false: it has none." },
  { "acts", "card_id[]|false", "Its act deck, first to last; false: it has none." },
  { "more_agendas?", "card_id[][]", "Further agenda decks, which are in play beside it: { { \"red_1\", \"red_2\" } }." },
  { "more_acts?", "card_id[][]", "Further act decks." },
  { "bags?", "table<string, string[]>", "The chaos bag of each difficulty." },
  { "add_tokens?", "card_id[]", "Tokens that are added to the bag." },
  { "resolutions?", "table<resolution_name, resolution>", "Its possible ends; `no_resolution` when nobody is left." },
  { "setup?", "fun()", "The rest of the set-up." },
  { "starts?", "start[]", "Positions deep in it from which a game can begin." },
  { "any_prologue?", "true", "Investigators of all prologues can be used in it. For tests." },
  { "side_story?", "natural",
    "A campaign may play it between two of its own scenarios; each investigator pays so much experience." },
  { "checkpoint?", "checkpoint",
    "It is one part of a scenario, and not the last: what follows, and what is kept for it." },
  { "log?", "log_option[]", "The entries of the campaign log that it reads, as options for playing it outside the campaign." },
})
--- A scenario: its parts, its beginning and its endings.
local scenario = constructor("scenario: definition", "scenario_fields", function(f)
  for i, start in ipairs(f.starts or {}) do
    if start.round < 2 then fault({ "starts", i, "round" }, "`round` is 2 or later in `starts[" .. i .. "]`") end
  end
  for _, deck in ipairs { "agendas", "acts" } do   -- the set-up puts the first card of each into play
    if f[deck] and #f[deck] == 0 then
      fault(deck, "`" .. deck .. "` is empty; a scenario begins with the first of them",
        "name at least one: " .. deck .. " = { \"" .. deck:sub(1, -2) .. "_1\" }")
    end
  end
  if not f.agendas and not f.acts then
    fault("agendas", "a scenario has an agenda or an act, or both", "name its first agenda: agendas = { \"agenda_1\" }")
  end
  if f.facedown_keys and not f.key_back then
    fault("facedown_keys", "it is not said what lies on the table for them", "name the key with `facedown = true`: " ..
      "key_back = \"facedown_key\"")
  end
  for _, decks in ipairs { "more_agendas", "more_acts" } do
    for i, deck in ipairs(f[decks] or {}) do
      if #deck == 0 then fault({ decks, i }, "a deck of `" .. decks .. "` is empty", "name its first card, or leave it out") end
    end
  end
  log.check_options(f.log)
  side_decks.check(f.side_decks, false)
  if f.exploration_deck and f.scenario_deck then
    fault("exploration_deck", "a scenario has one deck of its own", "leave `exploration_deck` or `scenario_deck` out")
  end
  local d = definition("scenario", f, false)
  for key, value in pairs(f) do
    if type(key) == "string" and d.data[key] == nil then d.data[key] = value end
  end
  return d
end)

schema("story_fields: card_fields", "A story card, such as the other side of an enemy or a location.", {})
--- A story card: its text is resolved when something says so (`resolve`, card:resolve_story()). Rules Reference: Story
--- Cards.
local story_card = constructor("story_card: definition", "story_fields", function(f)
  return definition("story_card", f, false)
end)

engine.export {
  story_card = story_card,
  asset = asset, event_card = event_card, skill = skill, treachery = treachery, enemy = enemy, location = location,
  act = act, agenda = agenda, reference = reference, investigator = investigator, scenario = scenario,
  chaos_token = chaos_token, bearer_only = bearer_only, any_empty_location = any_empty_location,
  engaged_with_prey = engaged_with_prey,
}
