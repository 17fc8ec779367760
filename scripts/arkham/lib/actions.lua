-- Actions that an effect lets an investigator take or perform, and cards that it lets them play: with their costs, and
-- with the things that are assumed meanwhile.


local verbs = {}
local with = fields.with

fields.schema("use_options",
  "Options when an effect makes an investigator do something that has costs of its own. The assumptions end with it.", {
  { "at?", "card", "As if the investigator were at this location." },
  { "engaged?", "true|card[]", "As if these enemies, or every enemy there, were engaged with the investigator." },
  { "in_hand?", "boolean", "As if the played card were in the investigator's hand." },
  { "discount?", "integer", "The card that is played costs so many resources less." },
  { "action?", "boolean", "True: the played card costs its action." },
  { "of?", "card", "Only an ability of this card." },
  { "ability?", "string", "This `named` ability of the card `of`." },
  { "target?", "card", "Aimed at this." },
  { "base?", "table<skill, integer>", "Base values of the investigator as long as it resolves: { intellect = 4 }." },
  { "own_turn?", "boolean", "As if it were the investigator's turn; only to take an action, and not asked by conditions." },
})

-- FAQ 2.10: the assumptions hold from the payment of costs until the ability or action is complete.
local function terms_of(inv, options, card)
  fields.check("use_options", options, "what is done by an effect")
  local as_if = {}
  if options.at then as_if[1] = { inv, place = options.at } end
  local enemies = options.engaged or {}
  if enemies == true then
    enemies = filter(find "enemies", function(enemy)
      return enemy.place == options.at and (enemy.zone ~= "threat" or enemy.bearer ~= inv)
    end)
  end
  for _, enemy in ipairs(enemies) do as_if[#as_if + 1] = { enemy, zone = "threat", of = inv } end
  for skill, n in pairs(options.base or {}) do as_if[#as_if + 1] = { inv, value = skill, amount = n, base = true } end
  if card then
    as_if[#as_if + 1] = { card, value = "permitted", amount = 1 }
    if options.in_hand then as_if[#as_if + 1] = { card, zone = "hand", of = inv } end
    if options.discount then as_if[#as_if + 1] = { card, value = "cost", amount = -options.discount } end
  end
  return { target = options.target, as_if = as_if }
end

-- f() as if it were the investigator's turn (FAQ 2.10). Of that turn nothing is left when it is over: not its end, and no
-- action that was gained in it.
local function in_own_turn(inv, f)
  local whose, actions, taken = game.active, inv.actions, inv.turn_taken
  if whose == inv then return f() end
  game.active = inv
  if not taken then inv.actions_taken = 0 end   -- those of the turn in the round before
  local result = f()
  if game.active == inv then game.active = whose and is_playing(whose) and whose or nil end
  inv.turn_taken = taken
  if inv.actions > actions then inv.actions = actions end
  return result
end

local function begin(inv, use, options, terms)
  if not use then return false end
  local begun = initiate(use.card, use.ability, inv, terms)
  if options.at then check_engagement() end   -- the investigator is back where they are
  return begun
end

-- The actions of a kind that the investigator could use, also those of their cards; or the one ability that is named.
local function uses_of(inv, kind, options, terms)
  if options.ability then
    local use = { card = options.of or inv, ability = options.ability }
    return could(use.card, use.ability, inv, terms) and { use } or {}
  end
  local uses = usable("turn", kind and { "basic", kind } or { "basic" }, inv, terms)
  if kind == "investigate" then uses = with(uses, usable("turn", { "basic", "investigates_later" }, inv, terms)) end
  return filter(uses, function(use)
    if options.of and use.card ~= options.of then return false end
    return not options.target or could(use.card, use.ability, inv, terms)   -- usable() asks for any target
  end)
end

-- FAQ 2.19. To take an action is to gain one and to spend it at once.
local function taking(inv, options)
  local terms = terms_of(inv, options)
  terms.as_if[#terms.as_if + 1] = { inv, value = "action_cost", amount = -1 }
  return terms
end

-- No action is gained or spent. All other costs are due, and also actions that cards add to the cost.
local function performing(inv, options)
  local terms = terms_of(inv, options)
  terms.without = "actions"
  terms.as_if[#terms.as_if + 1] = { inv, value = "unpaid_action", amount = 1 }
  return terms
end

local function playing(inv, card, options)
  local terms = terms_of(inv, options, card)
  if not options.action then terms.without = "actions" end
  return terms
end

local function ask(inv, kind, options, terms)
  return choose_ability(inv, "Which " .. (kind or "") .. " action?", uses_of(inv, kind, options, terms))
end

--- inv:take_action(kind?: tag, options?: use_options): boolean. The investigator takes an action of that kind
--- ("investigate", "fight", "evade", "move", "draw", "resource", "engage", "play", "parley", "resign"; nil for any) and
--- chooses which. It provokes attacks of opportunity and counts as any other action.
function verbs.take_action(inv, kind, options)
  options = options or {}
  local terms = taking(inv, options)
  local function take() return begin(inv, ask(inv, kind, options, terms), options, terms) end
  if options.own_turn then return in_own_turn(inv, take) end
  return take()
end

--- inv:perform(kind?: tag, options?: use_options): boolean. An action of that kind, without its cost in actions.
function verbs.perform(inv, kind, options)
  options = options or {}
  local terms = performing(inv, options)
  return begin(inv, ask(inv, kind, options, terms), options, terms)
end

--- inv:play(card: card, options?: use_options): boolean. An effect plays the card: its cost is paid, but no action;
--- with action = true an action, too.
function verbs.play(inv, card, options)
  options = options or {}
  return begin(inv, { card = card, ability = "play" }, options, playing(inv, card, options))
end

--- inv:can_take_action(kind?: tag, options?: use_options): boolean. Could the investigator? For conditions.
function verbs.can_take_action(inv, kind, options)
  options = options or {}
  return #uses_of(inv, kind, options, taking(inv, options)) > 0
end
--- inv:can_perform(kind?: tag, options?: use_options): boolean. Could the investigator? For conditions.
function verbs.can_perform(inv, kind, options)
  options = options or {}
  return #uses_of(inv, kind, options, performing(inv, options)) > 0
end
--- inv:can_play(card: card, options?: use_options): boolean. Could the investigator? For conditions.
function verbs.can_play(inv, card, options)
  options = options or {}
  return card:has_ability "play" and could(card, "play", inv, playing(inv, card, options))
end

--- card:linger(inv: card, period: period): card. For what lasts when an event is done: it is that investigator's, whoever
--- owns the event, and does not depend on where the event lies by then. A copy of it that belongs to them holds it, out of
--- the game: in abilities with `zones = { "removed" }` and the condition `"me is in_focus"`, which holds for that period.
function verbs.linger(card, inv, period)
  local copy = create(card.id, "removed", inv)
  by_rules(copy.gain_tag, copy, "in_focus", period)
  return copy
end

--- card:dearer(n: integer): integer. How much more than now the card costs if its cost is increased by n. That is less
--- than n if something makes it cheaper by more than it costs.
function verbs.dearer(card, n)
  local sum = card:sum "cost"
  return math.max(0, sum + n) - math.max(0, sum)
end

--- undo_action(event: event). For abilities that answer `action_over`, with its event: the action is undone. All is as it
--- was before it was taken, and whoever took it is asked again; the effect ends here. The card that undoes it stays used,
--- with its costs paid. Chaos tokens and whatever else chance gives are drawn anew.
local function undo_action(event)
  note("action_undone", event.investigator, resolving())
  rewind()
end
engine.export { undo_action = undo_action }

local SKILLS = require "lib/skills"

--- inv:declare_icons(card: card, skills?: skill[]): table<skill, integer>. The skill icons of a card for a card ability
--- that uses them. The investigator says for each wild icon which of the skills (all four by default) it matches (FAQ
--- 1.9).
function verbs.declare_icons(inv, card, skills)
  local icons = {}
  for _, skill in ipairs(SKILLS) do icons[skill] = card:check("icon_" .. skill) end
  for _ = 1, card:check "icon_wild" do
    local skill = choose(inv, "Which icon does a wild icon of " .. card.title .. " match?", skills or SKILLS)
    icons[skill] = icons[skill] + 1
  end
  return icons
end

engine.verbs(verbs)
