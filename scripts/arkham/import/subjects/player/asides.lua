-- Smaller things that player cards say: actions that are taken at once, cancelled revelations after a test, one more action
-- for something, cards that are drawn together.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, happening, effects = language.production, language.frame, language.happening, language.effects

-- --- actions at once --------------------------------------------------------------------------------------------------

local NOT_COUNTED = "( this action does not count toward the number of actions you can take each turn )"
production { name = "take any action at once, not counted", of = "act",
  text = "<|immediately> take an <immediate|> action as if it were your turn " .. NOT_COUNTED, means = { "any_action", aside = true } }
production { name = "take any action at once", of = "act",
  text = "<|immediately> take an <immediate|> action as if it were your turn", means = { "any_action" },
  example = "event: Fast. Play during any investigator's turn, except during an action. // Immediately take an action as if it were your turn.",
  near = "event: Fast. Play during any investigator's turn, except during an action. // Immediately take an action as if it were your lunch." }
production { name = "it is not counted", of = "sentence", text = "this action does not count toward the number of actions you can take each turn",
  means = { "not_counted" },
  example = "event: Immediately take an action as if it were your turn. This action does not count toward the number of actions you can take each turn." }
function effects.any_action(w, _, who)
  if who ~= "you" then w:refuse("who takes it?") end
  local can = "you:can_take_action(nil, { own_turn = true })"
  w:would_change_if(can)
  if w:alone() and language.offered[w.kind] and not w.asked then w.asked = "function(_, you) return " .. can .. " end" end
  w:emit "you:take_action(nil, { own_turn = true })"
  w.took_action = #w.lines
end
function effects.not_counted(w)
  if not w.took_action or w.took_action ~= #w.lines then w:refuse("which action is it?") end
  w:would_change()
end

-- "You may take an additional action this turn, which can only be used to fight": a copy of the event gives it.
for _, kind in ipairs { "fight", "evade", "investigate", "move", "engage", "parley" } do
  production { name = "one more action in your turn to " .. kind, of = "clause",
    text = "you may take an additional action during your turn , which <can|may> only be used to " .. kind,
    means = { "action_for", kind = kind, yours = true } }
  production { name = "one more action to " .. kind, of = "clause",
    text = "you may take an additional action this turn , which <can|may> only be used to " .. kind,
    means = { "action_for", kind = kind },
    example = kind == "fight" and "event: Fast. Play only during your turn. // Draw 1 card. You may take an additional action this turn, which can only be used to fight." or nil,
    near = kind == "fight" and "event: Fast. Play only during your turn. // Draw 1 card. You may take an additional action this turn, which can only be used to flee." or nil }
end
function effects.action_for(w, node)
  if w.kind ~= "event" or not w.my_turn or w.depth > 0 or w.place.result or w.facts.kinds.attached then w:refuse("whose additional action is it?") end
  w:would_change()
  w:emit 'me:linger(you, "turn"):modify("additional_action", 1, "turn")'
  w.beside = w.beside or {}
  w.beside[#w.beside + 1] = { kind = "additional_action", text = "An additional action this turn, only to " .. node.kind .. ".", fields = {
    { "abilities", '{ "' .. node.kind .. '" }' }, { "granted", "true" }, { "zones", '{ "removed" }' } } }
end

-- --- revelations ------------------------------------------------------------------------------------------------------

production { name = "cancel the revelation of that treachery", of = "act", text = "cancel that treachery <card|> 's revelation effect",
  means = { "cancel_revelation", treachery = true },
  example = "event: Fast. Play when you draw a non-weakness treachery card. // Cancel that treachery's revelation effect." }
language.example("cancel a revelation after a test",
  "event: Fast. Play when you draw a non-weakness treachery card. // Test [willpower] (3). If you succeed, cancel that card's revelation effect.",
  "event: Fast. Play when an enemy attacks you. // Test [willpower] (3). If you succeed, cancel that card's revelation effect.")
local cancel = effects.cancel_revelation
function effects.cancel_revelation(w, ...)
  -- After a test the event is that of the test, but the card is still being drawn.
  if w.outer ~= "when encounter_drawn" or w.place.result ~= "success" then return cancel(w, ...) end
  for _, condition in ipairs { "draw_encounter", "not draw_encounter.cancelled", "not test" } do
    local known = false
    for _, other in ipairs(w.ability_conditions) do known = known or other == condition end
    if not known then table.insert(w.ability_conditions, condition) end
  end
  w:would_change()
  w:emit 'local drawing = current "draw_encounter"'
  w:emit "if drawing then drawing.cancelled = 1 end"
end

-- --- amounts ----------------------------------------------------------------------------------------------------------

frame { name = "heal equal to", text = "*heal {h:harm} equal to {a:amount}", means = { "heal_equal", harm = "$h", amount = "$a" },
  example = "event: Heal horror equal to the number of clues you have.", near = "event: Heal horror equal to the number of friends you have." }
function effects.heal_equal(w, node, who)
  local amount = w:amount(node.amount)
  if who ~= "you" and amount.expr and w.whole and not w.place.result and language.offered[w.kind] then
    table.insert(w.ability_conditions, amount.expr .. " > 0")
  end
  w:under(amount.expr and amount.expr .. " > 0", function() w:effect({ "heal", n = node.amount, harm = node.harm }, who) end)
end
frame { name = "gain additional ones, said otherwise", text = "*gain an additional {n:digits} resource<s>", means = { "gain_extra", n = "$n", an = true },
  example = "event: Gain 3 resources. If you have no clues, gain an additional 2 resources." }
production { name = "they get more", of = "clause", text = "they get {n:signed} <skill value|to their skill value> for <that|this> <skill|> test",
  means = { "boost_failing", n = "$n", test = "that", they = true },
  example = "event: Fast. Play when an investigator at your location would fail a skill test. // They get +3 skill value for that test." }
production { name = "your skill added for a while", of = "sentence", text = "{p:until} , add your {s:skill} to your {t:skill} <and|and your> {u:skill}",
  means = function(p)
    if p.s == p.t or p.s == p.u or p.t == p.u then return nil end
    return { "lasting_x", skills = { "skills", p.t, p.u }, per = p.p, amount = { "your_skill", skill = p.s }, added = true }
  end,
  take = function(node)
    return node[1] == "lasting_x" and node.added and #node.skills == 3 and { p = node.per, s = node.amount.skill, t = node.skills[2], u = node.skills[3] } or nil
  end,
  example = "event: Until the end of the round, add your [intellect] to your [combat] and [agility].",
  near = "event: Until the end of the round, add your [intellect] to your [combat] and [intellect]." }
production { name = "neither engage nor harm", of = "sentence", text = "{p:until} , enemies cannot engage you and you cannot deal damage to enemies",
  means = { "spared", value = "cannot_be_engaged", also = "cannot_harm", per = "$p" },
  example = "event: Until the end of the round, enemies cannot engage you and you cannot deal damage to enemies." }
local spared = effects.spared
function effects.spared(w, node)
  spared(w, node)
  if node.also then w:emit('you:modify("' .. node.also .. '", 1, "' .. node.per .. '")') end
end

-- "You get +2 skill value for this test. If you succeed, ...": of a free ability in the middle of a test.
language.example("if the test succeeds in which it is used", "asset: [free] Exhaust this asset: You get +2 skill value for this skill test. If you succeed, gain 3 resources.",
  "asset: [free] Exhaust this asset: Draw 1 card. If you succeed, gain 3 resources.")
local if_succeeds = effects.if_succeeds
function effects.if_succeeds(w, node, who)
  local boosted = w.kind == "free" and (w.lines[#w.lines] or ""):find '^you:modify%("[%w_]+", %d+, "test"%)$'
  if not boosted then return if_succeeds(w, node, who) end
  local event, changes = w.event, w.changes
  w.event, w.changes = "at test_begins", {}
  if_succeeds(w, node, who)
  w.event, w.changes = event, changes   -- it can be used where the bonus can
end

-- --- several at once --------------------------------------------------------------------------------------------------

-- Such cards are announced one by one; an ability that is used up by the first answers to all of them.
happening("draw several", "{a:doer} <draw|draws> 1 or more cards", { "card_drawn", actor = "$a", only = "after", several = true },
  "asset: [reaction] After you draw 1 or more cards, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] After you draw 1 or more cards: Gain 1 resource.")
happening("draw several of the deck", "{a:doer} <draw|draws> 1 or more cards from <your|their> deck",
  { "card_drawn", actor = "$a", where = { "not subject.from_elsewhere" }, only = "after", several = true },
  "asset: [reaction] After you draw 1 or more cards from your deck, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] After you draw 1 or more cards from your neck, exhaust this asset: Gain 1 resource.")
happening("discard several", "{a:doer} <discard|discards> 1 or more cards from <your|their> hand", { "discarded", actor = "$a", only = "after", several = true },
  "asset: [reaction] After you discard 1 or more cards from your hand: Gain 1 resource. (Limit once per round.)",
  "asset: [reaction] After you discard 1 or more cards from your hand: Gain 1 resource. (Limit twice per round.)")
happening("commit several", "{a:doer} <commit|commits> 1 or more cards to a <skill|> test", { "committed", actor = "$a", only = "after", several = true },
  "asset: [reaction] After you commit 1 or more cards to a skill test, exhaust this asset: Gain 1 resource.")
happening("commit several to somebody's test", "you commit 1 or more cards to another investigator 's <skill|> test",
  { "committed", actor = { "you" }, where = { "test.tester ~= you" }, of = "own", only = "after", other = true, several = true })
--- language.answers_once(ability): boolean. Is the ability used up when it is used, by its cost or its limit?
function language.answers_once(ability)
  for _, cost in ipairs(ability.costs) do
    if cost == "cost.exhaust()" or cost == "cost.discard_self()" then return true end
  end
  local limit = ability.limit
  return limit == '"round"' or limit == '"turn"' or limit == '"phase"' or limit == '"game"' or limit == '"test"'
end

-- --- how a game ends --------------------------------------------------------------------------------------------------

-- Whoever is eliminated has the end of the game, too: abilities.lua writes both.
happening("the game ends or you are eliminated", "the game ends or you are eliminated", { "game_ends", of = "own", eliminated = true, only = "when" },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - When the game ends or you are eliminated: You suffer 1 mental trauma.",
  "treachery: Revelation - Put this card into play in your threat area. // Forced - After the game ends or you are eliminated: You suffer 1 mental trauma.")
language.condition_of_two("this is in play", "{m:me} is in play", { "me_in_play", me = "$m" },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - When the game ends, if this card is in play: You suffer 1 mental trauma.")
function language.conditions.me_in_play() return { expr = "me in play", lua = "me.in_play" } end
production { name = "each of two that are revealed so", of = "counted", text = "{a:symbol} and {b:symbol} <symbol|token> revealed",
  means = function(p) return { "shown", tokens = { "symbols", p.a, p.b }, both = true } end,
  take = function(node) return node[1] == "shown" and node.both and { a = node.tokens[2], b = node.tokens[3] } or nil end,
  example = "event: Reveal 3 random chaos tokens from the chaos bag. For each [skull] and [auto_fail] token revealed, draw 1 card." }

-- --- how a game begins --------------------------------------------------------------------------------------------------

production { name = "fewer resources as a game starts", of = "holds", text = "you start each game with {n:number} <fewer|less> resource<s>",
  means = { "begins_with", value = "starting_resources", n = "$n", fewer = true, start = true },
  example = "treachery: Permanent. // You start each game with 2 fewer resources." }

-- --- elder signs ------------------------------------------------------------------------------------------------------

for kind, each in pairs { { "attack", "<during an attack|while attacking|while fighting>" }, { "evasion", "<during an evasion attempt|while evading>" },
  { "investigation", "<during an investigation|while investigating>" } } do
  production { name = "result of a test of a kind: " .. each[1], of = "symbol_line", text = "if this <|skill> test <is successful|succeeds> " .. each[2] .. " , {x:sentence}",
    means = { "outcome", of = "success", what = { "if", condition = { "test_kind", kind = kind }, what = "$x" } },
    example = kind == 1 and "investigator: [elder_sign] effect: +1. If this skill test is successful during an attack, draw 1 card." or nil,
    near = kind == 1 and "investigator: [elder_sign] effect: +1. If this skill test is successful during a snack, draw 1 card." or nil }
end
function language.conditions.test_kind(w, node)
  if w.place.result ~= "success" then w:refuse("which test is meant?") end
  return { lua = 'current("test").kind == ' .. node.kind }
end

return {}
