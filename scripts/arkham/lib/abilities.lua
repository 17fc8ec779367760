-- The words with which abilities are written: costs, targets, and one constructor for each kind of ability. A schema
-- lists the fields of each, and checks them. The constructors give the engine plain data.
-- One file: all kinds of abilities share their fields and the checks of them.

local set_of, list_of, with = fields.set_of, fields.list_of, fields.with
local make_target, constructor, schema, fault = fields.target, fields.constructor, fields.schema, fields.fault
local abilities, field = require "common:lib/abilities", require "common:lib/ability_fields"
local explore, varying, implied = require "lib/explore", require "lib/varying", require "lib/implied"
local as_one, make, check = abilities.as_one, abilities.make, method.check

local cost = {}

--- cost.spend(n: integer): cost. N uses (ammo, charges, secrets, supplies) from this card.
function cost.spend(n) return { counter = "uses", who = "me", amount = n } end
--- cost.resources(n: integer): cost. N resources from the pool of the investigator who uses it.
function cost.resources(n) return { counter = "resources", amount = n } end
--- cost.pool_or_uses(): cost. 1 resource from the pool of the investigator who uses it, or 1 use from this card.
function cost.pool_or_uses()
  return { can = "you.resources > 0 or me.uses > 0", pay = function(me, you)
    local POOL, CARD = "Of your resource pool", "Of " .. me.title
    local from = {}
    if me.uses > 0 then from[1] = CARD end
    if you.resources > 0 then from[#from + 1] = POOL end
    if choose(you, "Which resource do you spend?", from) == CARD then
      me:add("uses", -1)
    else
      you:add("resources", -1)
    end
  end }
end
--- cost.clues(n: integer): cost. N clues of the investigator who uses it.
function cost.clues(n)
  return { can = "you.clues >= " .. n .. " and you.cannot_spend_clues == 0",
    pay = function(_, you) spend_clues({ you }, n) end }
end
--- cost.group_clues(n: integer): cost. N clues per investigator, as a group, wherever they are.
function cost.group_clues(n)
  return { can = "sum(investigators: spendable_clues) >= " .. n .. " * players",
    pay = function() spend_clues(players(), n * #seats()) end }
end
--- cost.exhaust(): cost. Exhausts this card; an exhausted card cannot pay it.
function cost.exhaust() return { flag = "exhausted", who = "me" } end
--- cost.discard_self(): cost. Discards this card from play.
function cost.discard_self()
  return { can = "me in play and me.cannot_leave_play == 0", pay = function(me) me:leave_play() end }
end
--- cost.exile_self(): cost. Exiles this card: from play, or committed to a test.
function cost.exile_self()
  return { can = "(me in play or me in committed) and me.cannot_leave_play == 0",
    pay = function(me) return me:exile() end }
end
--- cost.actions(n: integer): cost. Actions of a turn. Cards can add to it (additional_cost); that part is due even when
--- an effect ignores the actions themselves. cost.actions(0) is that part alone.
function cost.actions(n)
  return { counter = "actions", amount = n, extra = "action_cost", credit = "action_credit",
    tally = n > 0 and "actions_taken" or nil }
end
--- cost.horror(n: integer): cost. The investigator who uses it takes n horror. Their assets may take it instead, and
--- the cost is still paid. If less than n is taken, it is not paid.
function cost.horror(n) return { pay = function(_, you) return you:take_horror(n) >= n end } end
--- cost.damage(n: integer): cost. The investigator who uses it takes n damage, by the same rules as horror.
function cost.damage(n) return { pay = function(_, you) return you:take_damage(n) >= n end } end
--- cost.damage_self(n: integer): cost. N damage on this card, and nowhere else. It is paid even if that defeats the
--- card.
function cost.damage_self(n) return { pay = function(me, you) return you:harm_asset(me, n, 0) >= n end } end
--- cost.horror_self(n: integer): cost. N horror on this card, and nowhere else; the same rules.
function cost.horror_self(n) return { pay = function(me, you) return you:harm_asset(me, 0, n) >= n end } end
--- cost.x(counter: "resources"|"clues"|"uses"): cost. As many as the investigator who uses it chooses: "resources" or
--- "clues" of their own, "uses" of the card. The card remembers the number: memory = { "x" }, me.x (Rules Reference:
--- The letter "X").
function cost.x(counter)
  return { pay = function(me, you)
    local payer = counter == "uses" and me or you
    local most = counter == "clues" and spendable_clues { you } or payer[counter]
    me.x = choose_number(you, "How many is X?", 0, most)
    payer:add(counter, -me.x)
  end }
end
--- cost.discard_from_hand(n?: integer): cost. A card, or n cards, that the investigator chooses; never a weakness
--- (Rules Reference: Weakness).
function cost.discard_from_hand(n)
  n = n or 1
  return { can = "count(discardable) >= " .. n, pay = function(_, you)
    local prompt = n == 1 and "Discard which card from your hand?" or "Discard which " .. n .. " cards from your hand?"
    local chosen = choose(you, prompt, find("discardable", you), { min = n, max = n, many = true, purpose = "discard" })
    you:discard_cards(chosen)
  end }
end

local target = {}

local function with_where(given, where)
  local out = {}
  for name, value in pairs(given) do out[name] = value end
  out.where = where
  return out
end

--- target.enemy_here(fields?: target_options): target. An enemy at your location.
function target.enemy_here(fields) return make_target("enemies_here", fields) end
--- target.attackable_here(fields?: target_options): target. An enemy at your location, or a concealed mini-card there:
--- for what deals damage to an enemy. One that cannot be damaged is no target (Rules Reference: Target).
function target.attackable_here(fields)
  local given = fields or {}
  local where = given.where and "(" .. given.where .. ") and it_takes_damage" or "it_takes_damage"
  return make_target("attackable_here", with_where(given, where))
end
--- target.enemy(fields?: target_options): target. An enemy in play.
function target.enemy(fields) return make_target("enemies", fields) end
--- target.evadable_here(fields?: target_options): target. An enemy at your location, engaged with you or not, that an
--- evasion would change, or a concealed mini-card there.
function target.evadable_here(fields) return make_target("evadable_here", fields) end
--- target.engaged_enemy(fields?: target_options): target. An enemy engaged with you.
function target.engaged_enemy(fields) return make_target("engaging", fields) end
--- target.investigator_here(fields?: target_options): target. An investigator at your location.
function target.investigator_here(fields) return make_target("here", fields) end
--- target.investigator(fields?: target_options): target. An investigator.
function target.investigator(fields) return make_target("investigators", fields) end
--- target.location(fields?: target_options): target. A location in play.
function target.location(fields) return make_target("locations", fields) end
--- target.empty_location(fields?: target_options): target. A location with neither enemies nor investigators.
function target.empty_location(fields) return make_target("empty_locations", fields) end
--- target.connecting_location(fields?: target_options): target. A location to which yours is connected.
function target.connecting_location(fields) return make_target("connecting", fields) end
--- target.my_asset(fields?: target_options): target. An asset of yours in play.
function target.my_asset(fields) return make_target("my_assets", fields) end
--- target.asset_here(fields?: target_options): target. An asset that an investigator at your location controls.
function target.asset_here(fields) return make_target("assets_here", fields) end
--- target.any_asset_here(fields?: target_options): target. An asset at your location, even one that nobody controls.
function target.any_asset_here(fields) return make_target("all_assets_here", fields) end
--- target.card_in_discard(fields?: target_options): target. A card in your discard pile.
function target.card_in_discard(fields) return make_target("discard", fields) end
--- target.card_in_hand(fields?: target_options): target. A card in your hand.
function target.card_in_hand(fields) return make_target("hand", fields) end

-- --- abilities -------------------------------------------------------------------------------------------------------

fields.alias("skill", '"willpower"|"intellect"|"combat"|"agility"', "A skill of an investigator.")
field.effect "the investigator"
fields.alias("test_designator", "true|test_fields",
  "A test of that kind as the rules have it (true), or with what is different about it.")

schema("test_fields", "A test that an ability makes.", {
  { "skill?", "skill", "The skill that is tested; of a fight, an evasion or an investigation only if it is another." },
  { "difficulty?", "expression", "The difficulty of the test, as a number." },
  { "against?", "value", "A value of the target that the test is against, instead of a difficulty." },
  { "bonus?", "expression",
    "Added to that skill for this test: \"+2 combat\". It is lost if another skill takes its place." },
  { "value_bonus?", "expression",
    "Added to the skill value for this test, whichever skill is tested: \"add your agility to your skill value\"." },
  { "damage?", "expression", "Added to the damage of a successful attack." },
  { "shroud?", "expression", "Added to the location's shroud for this test." },
  { "auto?", "expression", "It fails (1) or succeeds (2) automatically." },
  { "automatic?", "boolean", "True: there is no test at all." },
  { "where?", "expression", "A condition on a possible target, which is `it`." },
  { "set?", "set", "Among which cards its target is chosen, instead of those that the rules say." },
  { "target?", "false", "Nothing is chosen: what is tested is said by the card." },
})

schema("together_fields", "The time of reactions to an ability.", { field.together() })
schema("effect_fields: together_fields", "The effect of an ability.", {
  { "effect?", "effect", "Its effect." },
  { "test?", "test_fields", "A test that it makes: { skill = \"willpower\", difficulty = 3 }." },
  { "success?", "effect", "The effect of a successful test." },
  { "fail?", "effect", "The effect of a failed test." },
})
schema("ability_fields: effect_fields", "The fields of an ability.", {
  field.cost "cost.exhaust(), cost.spend(1) ...",
  field.condition(),
  field.target "target.enemy_here { where = \"it is monster\" }",
  field.limit "round",
  field.name "effects",
  field.cite(),
  field.zones(),
  { "faces?", "integer[]", "On which sides it works: 0 is the front, 1 the back." },
  { "unrevealed?", "boolean", "Of a location: whether it works on the unrevealed side." },
  field.who "whoever controls the card",
  field.you "the card's controller",
  { "tags?", "tag|tag[]", "Tags of the ability, for cards that name such abilities." },
})

schema("designator_fields", "Tests that the rules of basic actions describe.", {
  { "fight?", "test_designator", "It is an attack, with its test and its damage." },
  { "evade?", "test_designator", "It is an attempt to evade an enemy." },
  { "investigate?", "test_designator", "It is an investigation of a location." },
})
schema("other_designator_fields", "Other words that say what kind of action something is.", {
  { "move?", "true", "It is a move." },
  { "parley?", "true", "It is a parley: it provokes no attacks." },
  { "resign?", "true", "It is a resignation." },
  { "explore?", "true|fun(place: card, me: card, you: card): boolean",
    "It is an exploration, for a location to which one's own is connected, or one for which the function is true." },
})

field.trigger_fields()

schema("free_fields: ability_fields, designator_fields, other_designator_fields",
  "An ability that is used in any player window.", {})
schema("action_fields: free_fields", "An ability that costs actions of one's turn.", {
  { "actions?", "natural", "The number of actions it costs; 1 when it is left out." },
  { "first_action?", "boolean", "True: it can only be the first action of a turn." },
  { "provokes?", "boolean", "False: it provokes no attacks of opportunity." },
})
schema("triggered_fields: trigger_fields, ability_fields, designator_fields",
  "An ability that happens at a timing point.", {})
schema("resolve_fields: ability_fields", "What happens when a story card is resolved.", {})
schema("revelation_fields: ability_fields", "An ability that happens when a card is drawn.", {})
schema("named_fields: triggered_fields", "An ability that other parts of the card use, or that is armed.", {})

local TRIGGER = { "when", "after", "at", "would" }
local DESIGNATORS = { "fight", "evade", "investigate" }
local OTHER_DESIGNATORS = { "move", "parley", "resign", "explore" }
local DESIGNATED = set_of(DESIGNATORS, OTHER_DESIGNATORS)

-- "Only as your first action" (FAQ 2.18): the cost must include an action, and no action was taken before.
local function as_first_action(a)
  a.condition = with(a.condition, "first_action")
  for _, c in ipairs(a.cost) do
    if c.counter == "actions" then c.must = true end
  end
end

-- An ability with a designated action gets a cost of 0 actions, so that effects can still raise it.
local function designated(a)
  for _, tag in ipairs(a.tags) do
    if DESIGNATED[tag] then return table.insert(a.cost, 1, cost.actions(0)) end
  end
end

local TESTS = {
  fight = { kind = 1, skill = "combat", against = "fight", set = "attackable_here",
    where = "not it.cannot_be_attacked and not (it is aloof and not it in threat)" },
  evade = { kind = 2, skill = "agility", against = "evade", set = "evadable", where = "not it.cannot_be_evaded" },
  investigate = { kind = 3, skill = "intellect", against = "shroud", set = "my_location",
    where = "it.face == 1 and not it.cannot_be_investigated and not check(cannot_investigate, you, it)" },
}
-- A test goes on even when its source has moved since (discarded as a cost, drawn again): hence `resolving`.
local function result(when, effect, name)
  return { kind = "forced", name = name, on = "test_results", tier = "at", resolving = true, you = "test.tester",
    condition = { "test.source == me", "test.ability == ability_parent", when }, effect = effect }
end

-- Default consequences of the three basic kinds of test.
local function default_success(kind)
  if kind == "fight" then
    return function(_, you, _, event) you:hit(event.against) end
  elseif kind == "evade" then
    return function(_, you, _, event) you:evade_enemy(event.against) end
  elseif kind == "investigate" then
    return function(_, you, _, event) you:discover(1 + check(you, "discover_bonus"), event.against) end
  end
end

-- A successful attack against a concealed mini-card, or evasion of it, exposes it instead of what the card does to it.
local function exposing(effect)
  return function(me, you, target, event)
    if game.mini_cards_used > 0 and event.against and event.against:is "mini_card" then you:expose(event.against) end
    return effect(me, you, target, event)
  end
end

-- The sum of two amounts, each a number, an expression or nothing.
local function sum_of(a, b)
  if not b then return a or 0 end
  return a and "(" .. a .. ") + (" .. b .. ")" or b
end

local function is_triggered(f) return f.when or f.after or f.at or f.would end

local function fight_fails(_, you, _, event) you:miss(event.against) end

local function ability(kind, text, f)
  local a = make(kind, text, f)
  a.faces, a.tags, a.results = f.faces, with({}, f.tags), {}
  if f.unrevealed then a.faces = { 0 } end
  local test, designator = f.test, nil
  for _, name in ipairs(DESIGNATORS) do
    if f[name] then
      designator = name
      test = f[name] == true and {} or f[name]
      a.tags[#a.tags + 1] = name
    end
  end
  if f.test and not test.automatic then
    if not (test.difficulty or test.against) then
      fault("test", "this test has no difficulty",
        "say what it is against: difficulty = 3, difficulty = \"target.fight\" or against = \"fight\"")
    end
    if not test.skill then fault("test", "it is not said which skill is tested", "give it one: skill = \"willpower\"") end
  end
  if test and not test.automatic then
    local basic = designator and TESTS[designator] or {}
    if designator and not a.target and test.target ~= false then
      -- The rules, not the card, decide which targets such an action may have.
      a.target = { set = test.set or basic.set, where = implied.where(designator, test, basic.where), rules = true }
    end
    local difficulty = test.difficulty
    a.procedure = { name = "test", with = {
      tester = "you", source = "me", ability = "ability", kind = basic.kind or f.parley and 4 or 0,
      skill = test.skill or basic.skill,
      against = difficulty and "0 - 1" or test.against or basic.against or "0 - 1",
      base = difficulty or test.shroud and "(" .. test.shroud .. ") * (not check(immune, target, me))" or 0,
      target = a.target and "target" or "none",
      bonus = sum_of(test.bonus, test.value_bonus), value_bonus = test.value_bonus,
      damage = test.damage or 0, auto = test.auto or 0,
      flees = designator == "fight" and a.target and "target is elusive and not target.exhausted" or 0,
    } }
    varying.add(a, test, is_triggered(f))
    if f.success then
      local success = as_one(f, f.success)
      if designator == "fight" or designator == "evade" then success = exposing(success) end
      a.results[#a.results + 1] = result("test.succeeded", success)
    elseif designator then
      a.results[#a.results + 1] = result("test.succeeded", default_success(designator))
    end
    if f.fail then a.results[#a.results + 1] = result("not test.succeeded", as_one(f, f.fail)) end
    if designator == "fight" and not f.fail then
      a.results[#a.results + 1] = result("not test.succeeded and test.target in threat", fight_fails)
    end
  elseif f.success or f.fail then
    fault(f.success and "success" or "fail", "`success` and `fail` need a `test`, `fight`, `evade` or `investigate`")
  end
  return a
end

-- An ability that its players use at will: whoever uses it resolves it.
local function used_at_will(kind, text, f)
  if f.you then
    fault("you", "whoever uses this ability resolves it, so `you` would say nothing",
      "say who may use it: condition = \"" .. f.you .. " == you\"")
  end
  return ability(kind, text, f)
end

-- Another card may have cancelled all of what is dealt: then nothing is dealt any more.
local DEALT = { damage_dealt = true, horror_dealt = true }

local function triggered(kind)
  local function make_triggered(of_kind, text, f)
    local a
    if kind == "forced" then
      a = ability(of_kind, text, f)
    else
      a = used_at_will(of_kind, text, f)
      designated(a)
    end
    a.zones = implied.zones(f) or a.zones
    if DEALT[f.when] or DEALT[f.would] then a.condition = with(a.condition, "amount > 0") end
    return a
  end
  return abilities.triggered(kind, make_triggered, "enemy_defeated", TRIGGER)
end

-- The users of a card's triggered abilities: its controller; for a scenario card, everybody at the same place (FAQ
-- 1.2); for the current act and agenda, everybody. The constructors of scenario cards set this.
local WHO_HERE = "place(me) == place(you)"

local function windowed(kind, windows)
  return constructor(kind .. "(text): ability", kind .. "_fields", function(f, text)
    local a = used_at_will("window", text, f)
    a.windows = windows
    for _, name in ipairs(OTHER_DESIGNATORS) do
      if f[name] then a.tags[#a.tags + 1] = name end
      if f[name] and name == "resign" then a.condition = with(a.condition, "you.cannot_resign == 0") end
    end
    if f.explore then explore.designate(a, f.explore, f.effect ~= nil) end
    if kind == "action" then
      table.insert(a.cost, 1, cost.actions(f.actions or 1))
      a.tags = with(a.tags, { "basic", "activate" })
      a.last_only = true   -- for the active investigator, in the window of their turn
      if f.first_action then as_first_action(a) end
      if f.provokes == false then a.tags[#a.tags + 1] = "unprovoking" end
    else
      designated(a)
    end
    return a
  end)
end

--- Happens when the card is drawn.
local revelation = constructor("revelation(text): ability", "revelation_fields", function(f, text)
  local a = abilities.named(ability, "revelation", text, f)
  a.tags = with(a.tags, { "revelation" })
  return a
end)

--- The text of a story card, which happens when something resolves the card. Rules Reference: Story Cards.
local resolve = constructor("resolve(text): ability", "resolve_fields", function(f, text)
  return abilities.named(ability, "resolve", text, f)
end)

fields.alias("changes", "table<value, expression>", "Values, and by how much they are changed: { combat = 1 }.")
schema("constant_fields", "An ability that applies as long as the card is in play.", {
  { "you?", "changes", "Changes of whoever controls the card." },
  { "me?", "changes", "Changes of the card itself." },
  { "attached?", "changes", "Changes of what the card is attached to." },
  { "everyone_here?", "changes", "Changes of all investigators at the card's location." },
  field.modify(),
  { "immune?", "expression", "The card is immune to effects of these cards: \"that is treachery\"." },
  { "commit_only?", "expression", "The card may be committed to these tests only: \"attacking or evading\"." },
  field.condition(),
  field.zones(),
  { "faces?", "integer[]", "On which sides it works: 0 is the front, 1 the back." },
  { "unrevealed?", "boolean", "Of a location: whether it works on the unrevealed side." },
  field.found_by(),
  field.cite(),
})
local SCOPES = {
  { "you", "it == you" }, { "me", "it == me" }, { "attached", "it == me.parent" },
  { "everyone_here", "it in investigators and place(it) == place(me)" },
}
-- Where a card may lie that is committed: in ST.2 in a hand, by an effect elsewhere. What it costs is paid as it is
-- committed: it must be allowed then, too.
local COMMITTED_FROM = { "hand", "deck", "discard", "beneath", "beneath_facedown", "attached", "set_aside", "limbo",
  "committed" }
-- What restricts committing is asked about whoever would commit the card, which may lie in the discard pile of another
-- investigator: that is `it`. Nil if a set speaks of `you`; then it is asked about the investigator whose card it is.
local function asked_of_committer(expression)
  if expression:find "%w%s*%(" then return nil end
  return (expression:gsub("%f[%w_]you%f[^%w_]", "it"):gsub("%f[%w_]here%f[^%w_]", "place(it)"))
end
-- A card in another zone can be played like one in hand if an effect says so. While any does, every card in these zones
-- is looked at in every window, so decks are not among them.
local PLAYED_FROM = { "discard", "attached", "set_aside", "beneath", "beneath_facedown" }
-- What a card says of its own cost holds wherever an effect may play it from, decks among that.
local COST_ZONES = { "hand", "deck", "limbo", unpack(PLAYED_FROM) }
--- Applies as long as the card is in play: it says which cards are modified, and by how much. A change of the card's own
--- cost applies where it may be played from.
local constant = constructor("constant(text): ability", "constant_fields", function(f, text)
  local a = abilities.constant(text, f, SCOPES)
  a.faces = f.unrevealed and { 0 } or f.faces
  if f.me and f.me.cost then a.zones = f.zones or COST_ZONES end
  if f.immune then
    a.modifiers[#a.modifiers + 1] = { value = "immune", where = "it == me and (" .. f.immune .. ")" }
  end
  if f.commit_only then
    a.zones = f.zones or COMMITTED_FROM
    local asked = asked_of_committer(f.commit_only)
    if not asked then a.condition = with(a.condition, "not (" .. f.commit_only .. ")") end
    a.modifiers[#a.modifiers + 1] = { value = "cannot_commit", amount = 1,
      where = asked and "that == me and not (" .. asked .. ")" or "that == me" }
  end
  return a
end)

--- act_and_agenda(text: string): ability. On the reverse of an agenda that is both the current act and the current
--- agenda from then on. The act and the rest of both decks leave the game. Doom does not advance it.
local function act_and_agenda(text)
  return constant(text) { faces = { 1 },
    modify = { { tag = "act", where = "it == me" }, { tag = "objective", where = "it == me" } } }
end

local SKILLS = require "lib/skills"
--- investigated_with(skill: skill): ability. On a location: every investigation of it uses this skill, whatever skill
--- the attempt would use.
local function investigated_with(skill)
  fields.check("skill", skill, "investigated_with")
  local number
  for i, name in ipairs(SKILLS) do number = name == skill and i or number end
  return constant("This location is investigated using " .. skill .. ", whatever skill the attempt would use.") {
    me = { investigated_with = number } }
end

schema("additional_action_fields", "An action more in each turn.", {
  { "cards?", "tag[]", "Only for abilities of cards that have one of these tags." },
  { "abilities?", "tag[]", "Only for actions that are one of these." },
  { "zones?", "zone[]", "The zones where the card gives it; in play when it is left out." },
  { "granted?", "boolean", "There is none until an effect gives it: me:modify(\"additional_action\", 1, \"turn\")." },
})
--- An additional action in each turn, for the purpose in its fields, or for any action. The first action that fits uses
--- it up (Rules Reference: Action). One that an effect granted lasts even if the text of the card has become blank
--- since.
local additional_action = constructor("additional_action(text): ability", "additional_action_fields", function(f, text)
  -- Could it be spent on a fight with the card `that`, besides the cost of the fight? (lib/spending.lua)
  local function fits_fight()
    local any, kinds = {}, f.abilities or {}
    for _, tag in ipairs(f.cards or {}) do any[#any + 1] = "that is " .. tag end
    local all = not f.cards and not f.abilities or contains(kinds, "fight") or contains(kinds, "activate")
    if all then return "it == me" end
    return #any > 0 and "it == me and (" .. table.concat(any, " or ") .. ")"
  end
  -- The same condition, on an action that is offered, and on an action that is being taken.
  local function fits(card, used)
    local any = {}
    for _,
      tag in ipairs(f.cards or {}) do any[#any + 1] = card .. " is " .. tag .. " and not " .. used .. " is play" end
    for _, tag in ipairs(f.abilities or {}) do
      any[#any + 1] = used .. " is " .. tag
      if tag == "investigate" then any[#any + 1] = used .. " is investigates_later" end
      -- See lib/modes.lua.
      if tag == "fight" then any[#any + 1] = used .. " is fights_later and not " .. card .. ".not_to_fight" end
      if tag == "evade" then any[#any + 1] = used .. " is evades_later and not " .. card .. ".not_to_evade" end
    end
    return used .. " is basic" .. (#any > 0 and " and (" .. table.concat(any, " or ") .. ")" or "")
  end
  local a = constant(text) { condition = { "active == you", "not me.action_spent" }, zones = f.zones, modify = {
    { value = "action_credit", amount = 1, where = "it == you and " .. fits("that", "ability") } } }
  a.inherent = f.granted
  if f.granted then
    a.condition[#a.condition + 1] = "me.additional_action > 0"
  else
    a.modifiers[2] = { value = "additional_action", amount = 1, where = "it == me" }
  end
  local kinds = f.abilities or {}
  local plays = not f.cards and not f.abilities or contains(kinds, "play")
  for _, kind in ipairs { "play", "fight", "evade" } do
    if plays or contains(kinds, kind) then
      a.modifiers[#a.modifiers + 1] = { value = "credit_to_" .. kind, amount = 1, where = "it == me" }
    end
  end
  local fight = fits_fight()
  if fight then a.modifiers[#a.modifiers + 1] = { value = "fight_credit", amount = 1, where = fight } end
  -- When an action is taken that additional actions pay for, each source in turn says whether it fits. That is one at a
  -- time, so nobody is asked for the order. Then the investigator chooses as many of those that fit as were needed.
  local function as_action_is_taken(condition, effect)
    return { kind = "forced", on = "ability_initiates", tier = "would", zones = f.zones, effect = effect,
      inherent = f.granted, condition = { "additional_actions > 0", "investigator == you", condition } }
  end
  local first, taken = "first(unasked_actions) == me", fits("subject", "used_ability")
  a.results = {
    as_action_is_taken(first .. " and (" .. taken .. ")", function(me) me.asked, me.claimed = true, true end),
    as_action_is_taken("first(asked_actions) == me and not any(unasked_actions)", function(_, you, _, event)
      -- An action may have been spent instead of one that does not fit after all (lib/modes.lua).
      local list = find("claimants", you)
      local n = math.min(event.extra, #list)
      local used = n > 0 and choose(you, "Which additional action does this use?", list, { min = n, max = n, many = true }) or {}
      set_each(used, "action_spent", true)
      local asked = find("asked_actions", you)
      set_each(asked, "asked", false)
      set_each(asked, "claimed", false)
    end),
  }
  if f.cards or f.abilities then   -- an additional action for any purpose fits every action
    a.results[3] = as_action_is_taken(first .. " and not (" .. taken .. ")", function(me) me.asked = true end)
  end
  return a
end)

schema("additional_cost_fields", "A higher cost of a kind of action.", {
  { "to", "tag|tag[]", "The kind of action: \"investigate\", or a list of them." },
  { "actions?", "natural", "So many actions more; 1 when that is left out." },
  { "where?", "expression",
    "For whom: `it` is the investigator, `that` the card whose ability it is; without it, for all " ..
    "who are here." },
  field.condition(),
  field.zones(),
  { "unrevealed?", "boolean", "Of a location: whether it works on the unrevealed side." },
  { "any_move?", "true", "Of `to = \"move\"`: due also when an effect moves somebody without such an action." },
})

-- A move costs the actions also if it is the effect of something else (Additional Costs, FAQ 1.6). Whoever moves by an
-- action has paid with its other costs: that is noted until they have moved, or the action is over.
local function due_for_any_move(a, where, n)
  a.modifiers[2] = { value = "cannot_enter", amount = 1, where = "it is investigator and that ~= place(it) and " ..
    "it is not move_is_paid and it.actions < " .. n .. " and (" .. where .. ")" }
  local pays = "any(investigators: it == actor and (" .. where .. "))"
  local function as_it_happens(on, tier, condition, effect, text)
    return { kind = "forced", text = text, on = on, tier = tier, zones = a.zones, faces = a.faces,
      condition = with(a.condition, condition), effect = effect }
  end
  a.results = {
    as_it_happens("ability_initiates", "when", { "used_ability is move", pays }, function(_, _, _, event)
      event.actor:gain_tag("move_is_paid", "phase")
    end),
    as_it_happens("moves", "would", { "actor is not move_is_paid", pays }, function(_, _, _, event)
      event.actor:add("actions", -n)
    end, a.text),
    as_it_happens("moves", "after", { "actor is move_is_paid" }, function(_, _, _, event)
      event.actor:lose_tag("move_is_paid", "phase")
    end),
    as_it_happens("ability_resolved", "after", { "used_ability is move", "actor is move_is_paid" }, function(_, _, _, event)
      event.actor:lose_tag("move_is_paid", "phase")
    end),
  }
  return a
end
--- A kind of action costs more for everybody here. It is due with the costs of the action, also when an effect performs
--- the action (FAQ 1.6).
local additional_cost = constructor("additional_cost(text): ability", "additional_cost_fields", function(f, text)
  local kinds, where, n = {}, f.where or "place(it) == place(me)", f.actions or 1
  for i, kind in ipairs(list_of(f.to)) do kinds[i] = "ability is " .. kind end
  local a = constant(text) { condition = f.condition, zones = f.zones, unrevealed = f.unrevealed, modify = {
    { value = "action_cost", amount = n, where = "(" .. table.concat(kinds, " or ") .. ") and (" .. where .. ")" } } }
  return f.any_move and due_for_any_move(a, where, n) or a
end)

fields.alias("slot", '"ally"|"hand"|"arcane"|"accessory"|"body"|"tarot"', "A slot that holds an asset.")
schema("additional_slots_fields", "Slots that hold only some assets.", {
  { "slot", "slot", "The kind of slot." },
  { "count", "natural", "The number of slots." },
  { "cards", "tag[]", "They hold assets with one of these tags." },
  { "assets?", "natural", "They hold at most so many assets, whatever slots each of these takes up." },
})
--- Slots that hold only assets with one of the tags (lib/slots.lua). Slots for all assets are a constant:
--- you = { slot_hand = 2 }.
local additional_slots = constructor("additional_slots(text): ability", "additional_slots_fields", function(f, text)
  local any = {}
  for i, tag in ipairs(f.cards) do any[i] = "that is " .. tag end
  return constant(text) { me = { extra_slots = 1, extra_assets = f.assets }, modify = { { value = "extra_slot_" .. f.slot,
    amount = f.count, where = "it == me and (" .. table.concat(any, " or ") .. ")" } } }
end)

local function make_named(name, text, f)
  local a = abilities.named(ability, name, text, f)
  designated(a)
  abilities.set_trigger(a, f, TRIGGER)
  return a
end
--- An ability that other parts of the card use or arm: card:use("name", you), card:arm("name", you).
local named = constructor("named(name)(text): ability", "named_fields", function(f, name, text)
  return make_named(name, text, f)
end)
--- The other side of an act or agenda.
local advance = constructor("advance(text): ability", "named_fields", function(f, text)
  return make_named("advance", text, f)
end)

--- May be used in any player window.
local free = windowed("free", { "player", "turn" })
--- May be used by the active investigator, as an action of their turn.
local action = windowed("action", { "turn" })
--- May be used at a timing point: its controller decides.
local reaction = triggered "reaction"
--- Happens at a timing point without a decision.
local forced = triggered "forced"

schema("if_successful_fields: together_fields", "The effect that a skill card adds to a successful test.", {
  { "effect", "effect", "The effect." },
  { "condition?", "condition|condition[]", "A further condition." },
  { "you?", "expression", "The investigator who resolves it, if that is not the card's controller." },
})
--- On a skill card: a result of the test to which it is committed (ST.7).
local if_successful = constructor("if_successful(text): ability", "if_successful_fields", function(f, text)
  return { kind = "forced", text = text, on = "test_results", tier = "at", zones = { "committed" }, you = f.you,
    condition = with({ "test.succeeded" }, f.condition), effect = as_one(f, f.effect) }
end)

--- boost(skill: skill): ability. "Spend 1 resource: you get +1 SKILL for this skill test."
local function boost(skill)
  return free("Spend 1 resource: you get +1 " .. skill .. " for this skill test.") {
    cost = cost.resources(1), condition = { "test.tester == you", skill .. "_in_test", "test.auto ~= 1" },
    effect = function(_, you) you:modify(skill, 1, "test") end,
  }
end

schema("if_revealed_fields: together_fields", "An effect when tokens are revealed in a test.", {
  { "tokens", "tag[]", "One of these: { \"skull\", \"cultist\" }." },
  { "effect", "effect", "The effect." },
})
--- During a test of this card: happens once, as one of the tokens is revealed.
local if_revealed = constructor("if_revealed(text): ability", "if_revealed_fields", function(f, text)
  local symbols = {}
  for i, symbol in ipairs(f.tokens) do symbols[i] = "subject is " .. symbol end
  return { kind = "forced", text = text, on = "token_revealed", tier = "after", resolving = true, you = "test.tester",
    -- Not a token that has gone elsewhere since.
    condition = { "test.source == me", "subject in chaos_revealed",
      table.concat(symbols, " or ") },
    limit = { count = 1, per = "test" }, effect = as_one(f, f.effect) }
end)

engine.export {
  cost = cost, target = target, constant = constant, act_and_agenda = act_and_agenda,
  investigated_with = investigated_with, additional_action = additional_action,
  additional_cost = additional_cost, additional_slots = additional_slots, free = free, action = action,
  reaction = reaction, forced = forced, revelation = revelation, resolve = resolve, named = named, advance = advance,
  if_successful = if_successful, if_revealed = if_revealed, boost = boost,
}

return { ability = ability, as_first_action = as_first_action, designated = designated, TRIGGER = TRIGGER,
  WHO_HERE = WHO_HERE, PLAYED_FROM = PLAYED_FROM }
