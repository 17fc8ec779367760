-- More of what happens, for abilities that answer to it: cards that are committed and discarded, harm on cards of yours,
-- tests of somebody, clues and damage that become more, draws from the encounter deck.

local language = require "import/language"
local things = require "import/subjects/things"
local roles = require("import/subjects/triggers").roles
local production, frame, happening = language.production, language.frame, language.happening
local effects = language.effects

-- --- cards ----------------------------------------------------------------------------------------------------------

roles.committed = { actor = "investigator" }
happening("commit a card", "{a:doer} <commit|commits> a card to a <skill|> test", { "committed", actor = "$a", only = "after" },
  "asset: [reaction] After you commit a card to a skill test, exhaust this asset: Draw 1 card.",
  "asset: [reaction] When you commit a card to a skill test, exhaust this asset: Draw 1 card.")
happening("commit a card to a test of yours", "you commit a card to a <skill|> test you are performing",
  { "committed", actor = { "you" }, where = { "test.tester == you" }, of = "own", only = "after" })
happening("commit a card to somebody's test", "you commit a card to another investigator 's <skill|> test",
  { "committed", actor = { "you" }, where = { "test.tester ~= you" }, of = "own", only = "after", other = true },
  "asset: [reaction] After you commit a card to another investigator's skill test, exhaust this asset: Draw 1 card.")
happening("discard from hand", "{a:doer} <discard|discards> a card from <your|their|his or her> hand", { "discarded", actor = "$a", only = "after" },
  "asset: [reaction] After you discard a card from your hand, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] After you discard a card from your deck, exhaust this asset: Gain 1 resource.")

-- --- harm -----------------------------------------------------------------------------------------------------------

for _, harm in ipairs { "damage", "horror" } do
  local shown = harm == "damage"
  happening("yours gets " .. harm, "<1 or more|any amount of|> " .. harm .. " is placed on a card you control",
    { harm .. "_placed", where = { "subject == you or subject is asset and subject.controller == you" }, of = "own", only = "after" },
    shown and "asset: [reaction] After damage is placed on a card you control, exhaust this asset: Draw 1 card." or nil,
    shown and "asset: [reaction] After damage is placed on a card you like, exhaust this asset: Draw 1 card." or nil)
  happening("heal " .. harm .. " of somebody or of an asset", "you heal <1 or more|any amount of|any|> " .. harm .. " from an investigator or {t:trait} asset",
    { "healed_" .. harm, healed = "$t", where = { "investigator == you" }, of = "own", only = "after" },
    shown and "asset: [reaction] After you heal damage from an investigator or [[Ally]] asset, exhaust this asset: Draw 1 card." or nil)
end
production { name = "deal more damage", of = "act", text = "deal {n:number} additional damage <to that enemy|>", means = { "deal_more", n = "$n" },
  example = "asset: [reaction] When you deal damage to an enemy, exhaust this asset: Deal 1 additional damage to that enemy.",
  near = "asset: [reaction] After you deal damage to an enemy, exhaust this asset: Deal 1 additional damage to that enemy." }
function effects.deal_more(w, node)
  if w.event ~= "when damage_dealt" or w.depth > 0 then w:refuse("which damage is dealt?") end
  w:would_change()
  w:emit("event.amount = event.amount + " .. node.n)
end
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if node.what.healed then
    t.conditions[#t.conditions + 1] = "subject is investigator or subject is asset and subject is " .. w:tag(node.what.healed)
  end
  return t
end

-- --- clues ----------------------------------------------------------------------------------------------------------

happening("would discover", "{a:doer} would <discover|discovers> <1 or more clues|a clue|any number of clues> <at|from|in> {l:location}",
  { "clues_discovered", actor = "$a", subject = "$l", only = "when", expected = true })
-- "Discover 1 additional clue" as clues are discovered: of them. dealings.lua reads it.
function language.more_of_them(w, node, who)
  if w.depth > 0 or who ~= "you" then w:refuse("which clues are discovered?") end
  w:would_change(node.here and "subject == here and subject.clues > amount" or "subject.clues > amount")
  w:emit(node.n == 1 and "event.amount = event.amount + 1" or "event.amount = math.min(event.subject.clues, event.amount + " .. node.n .. ")")
end
language.example("discover more of them", "asset: [reaction] When you discover 1 or more clues at your location, exhaust this asset: Discover 1 additional clue.",
  "asset: [reaction] When you discover 1 or more clues at your location, exhaust this asset: Discover 1 traditional clue.")

-- --- draws ----------------------------------------------------------------------------------------------------------

for noun, type in pairs { treachery = "treachery", enemy = "enemy", ["encounter card"] = false } do
  local text = type and noun .. " <card|>" or noun
  happening("draw from the encounter deck: " .. noun, "{a:doer} <draw|draws> <a|an> " .. text .. " from the encounter deck",
    { "encounter_drawn", actor = "$a", type = type or nil, where = { "draw_encounter.from_deck" } },
    noun == "treachery" and "asset: [reaction] When you draw a treachery card from the encounter deck, exhaust this asset: Gain 1 resource." or nil,
    noun == "treachery" and "asset: [reaction] When you draw a treachery card from the chaos bag, exhaust this asset: Gain 1 resource." or nil)
end
happening("enemy enters play here", "{e:enemy} enters play at your location", { "spawned_here", subject = "$e", entered = true },
  "asset: [reaction] After an enemy enters play at your location, exhaust this asset: Gain 1 resource.")

-- --- tests ----------------------------------------------------------------------------------------------------------

for _, each in ipairs { { "<fails|is failed>", "test_failed" }, { "<succeeds|is successful>", "test_succeeded" } } do
  local verb, point = unpack(each)
  happening("a test here " .. point, "a skill test at your location " .. verb, { point, where = { "place(actor) == here" }, of = "own", here_test = true },
    point == "test_failed" and "asset: [reaction] After a skill test at your location fails, exhaust this asset: Gain 1 resource." or nil)
end
happening("reveal any token", "you reveal a chaos token during a <skill|> test <|you are performing>",
  { "token_revealed", actor = { "you" }, where = { "test.tester == you" }, of = "own" },
  "asset: [reaction] After you reveal a chaos token during a skill test you are performing, exhaust this asset: Gain 1 resource.")

happening("would succeed", "{a:doer} would <succeed|succeeds> at a skill test", { "test_succeeded", actor = "$a", only = "when", expected = true },
  "asset: [reaction] When you would succeed at a skill test, exhaust this asset: You get +2 skill value for this test.",
  "asset: [reaction] After you would succeed at a skill test, exhaust this asset: You get +2 skill value for this test.")
local boost = effects.boost
function effects.boost(w, node, ...)
  if w.event ~= "when test_succeeded" or w.depth > 0 or node.skill or node.n <= 0 then return boost(w, node, ...) end
  for _, condition in ipairs(w.ability_conditions) do
    if condition == "actor == you" then
      w:would_change()
      return w:emit("you:raise_success(" .. node.n .. ", event)")
    end
  end
  w:refuse("whose test is it?")
end

-- --- who is where ---------------------------------------------------------------------------------------------------

local condition = language.condition_of_two
condition("your location has no clues", "your location has no clues <|on it>", { "counter", of = "here", counter = "clues", range = { "==", n = 0 } },
  "asset: You get +1 [combat] while your location has no clues.", "asset: You get +1 [combat] while your location has no cats.")
condition("your location has clues", "your location has {r:range} clues <|on it>", { "counter", of = "here", counter = "clues", range = "$r" },
  "asset: You get +1 [combat] while your location has 2 or more clues.")

-- --- threat areas ---------------------------------------------------------------------------------------------------

for name, place in pairs { yours = "your threat area", of_somebody = "<the threat area of an investigator at your location|an investigator at your location 's threat area>" } do
  frame { name = "discard any card of a trait, " .. name, text = "<*choose and|> *discard <a|an|1> {t:trait} card <in|from> " .. place,
    means = { "discard_from_threat", trait = "$t", at = name },
    example = name == "yours" and "event: Discard a [[Tome]] card from your threat area." or nil,
    near = name == "yours" and "event: Discard a [[Tome]] card from your garden." or nil }
end
local AREAS = { yours = { "it in threat and bearer(it) == you", 'card.zone == "threat" and card.bearer == you' },
  of_somebody = { "it in threat and place(bearer(it)) == here", 'card.zone == "threat" and card.bearer and card.bearer.place == you.place' } }
function effects.discard_from_threat(w, node, who)
  if who ~= "you" then w:refuse("others discard it") end
  w:needs_you()
  local tag, area = w:tag(node.trait), AREAS[node.at]
  local list = 'filter(find "in_play", function(card) return card:is "' .. tag .. '" and ' .. area[2] .. ' and card:check "cannot_leave_play" == 0 end)'
  local expression = "any(in_play: it is " .. tag .. " and " .. area[1] .. " and it.cannot_leave_play == 0)"
  w:would_change_asked(expression, "#" .. list .. " > 0")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Discard which card?", filter(find "in_play", function(card)')
  w:emit("  return " .. list:match "return (.*) end%)$")
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":leave_play() end")
end

-- --- the others -----------------------------------------------------------------------------------------------------

-- After an attack or evasion: "each other enemy".
language.example("damage each other enemy", "event: <b>Fight.</b> If you succeed, deal 1 damage to each other enemy at your location.",
  "event: <b>Investigate.</b> If you succeed, deal 1 damage to each other enemy at your location.")
local deal_each = effects.deal_each
function effects.deal_each(w, node, who)
  local set, place = node.to.set, w.place
  local where = set.where or {}
  local other = #where == 1 and where[1][1] == "other" and set.at == "here" and set.of == "enemy"
  if not other or place.result ~= "success" or place.kind ~= "fight" and place.kind ~= "evade" or who ~= "you" then return deal_each(w, node, who) end
  w:would_change()
  w:emit('harm_all(you, filter(find("enemies_here", you), function(other) return other ~= event.object end), ' .. w:number(node.n) .. ")")
end
production { name = "you and another do", of = "clause", text = "you and {i:investigator} each {x:act}",
  means = function(p)
    return p.i[1] == "a" and { "both_do", who = p.i, what = p.x } or nil
  end,
  take = function(node) return node[1] == "both_do" and { i = node.who, x = node.what } or nil end,
  example = "event: You and another investigator at your location each draw 1 card.",
  near = "event: You and another enemy at your location each draw 1 card." }
local SHARED = { draw = true, gain = true, heal = true }
function effects.both_do(w, node)
  if not SHARED[node.what[1]] or w.depth > 0 or type(node.what.n) ~= "number" then w:refuse("what do both do?") end
  things.one(w, node.who, "investigator", "Which investigator?", function(inv)
    w:block("together(function()", function()
      w:effect(node.what, "you")
      w:effect(node.what, inv)
    end, "end)")
  end)
end

return {}
