-- What always holds for an investigator because of a card: tests that are easier, actions that provoke nothing; what an event
-- gives for a while; in whose turn something can be done.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, happening = language.production, language.frame, language.happening
local effects, conditions, holds, states = language.effects, language.conditions, language.holds, language.states

-- --- in whose turn --------------------------------------------------------------------------------------------------

local ANY, OTHER, YOURS = "active ~= none", "active ~= none and active ~= you", "my_turn"
local TURNS = {
  any = { "<any|an> investigator 's turn", ANY }, other = { "<another|any other> investigator 's turn", OTHER },
  yours = { "your turn", YOURS },
}
for name, turn in pairs(TURNS) do
  for _, between in ipairs { false, true } do
    if name ~= "yours" or between then
      local text = "during " .. turn[1] .. (between and " , except during an action" or "")
      local expr = turn[2] .. (between and " and not test" or "")
      production { name = "play in the turn of: " .. name .. (between and ", between" or ""), of = "play", text = "play <only|> " .. text,
        means = { "play_while", whose = name, between = between or nil },
        example = name == "other" and not between and "event: Fast. Play only during another investigator's turn. // Draw 1 card." or
          name == "any" and between and "event: Fast. Play during any investigator's turn, except during an action. // Draw 1 card." or nil,
        near = name == "other" and not between and "event: Play only during another investigator's turn. // Draw 1 card." or nil }
      production { name = "term: in the turn of: " .. name .. (between and ", between" or ""), of = "term", text = text,
        means = { "term", condition = { "turn_of", whose = name, between = between or nil } },
        example = name == "yours" and "asset: [free] During your turn, except during an action, exhaust this asset: Draw 1 card." or nil,
        near = name == "yours" and "asset: [free] During your turn, except during a lunch, exhaust this asset: Draw 1 card." or nil }
      TURNS[name][between and "between" or "alone"] = expr
    end
  end
end
production { name = "term: while somebody takes a turn", of = "term", text = "while an investigator is taking <his or her|their> turn",
  means = { "term", condition = { "turn_of", whose = "any", said = "taking" } },
  example = "asset: [free] While an investigator is taking their turn, exhaust this asset: Draw 1 card." }
--- language.turn_of(node): string. The condition of what can only be done in somebody's turn.
function language.turn_of(node) return TURNS[node.whose][node.between and "between" or "alone"] end
function conditions.turn_of(w, node)
  w:needs_you()
  return { expr = language.turn_of(node) }
end
-- "Until the end of the active investigator's turn", "until the end of this turn": of whoever has it.
production { name = "until the end of their turn", of = "until", text = "until the end of the active investigator 's turn", means = "active_turn" }

-- --- tests of yours -------------------------------------------------------------------------------------------------

production { name = "tests of yours are harder or easier", of = "holds",
  text = "<skill tests you perform|your skill tests> get {n:signed} difficulty",
  means = { "own_tests", n = "$n" },
  example = "asset: Skill tests you perform get -1 difficulty.", near = "asset: Skill tests they perform get -1 difficulty." }
function holds.own_tests(w, node)
  language.own_card(w)
  return { "you", "{ test_difficulty = " .. node.n .. " }" }
end
language.example("your tests are easier while", "asset: While you have no clues, reduce the difficulty of skill tests you perform by 1.")
-- "While resolving an ability on a treachery card": a test that a treachery makes.
production { name = "state: a treachery's test", of = "state",
  text = "resolving an ability on a treachery <|card>", means = { "treachery_test" },
  example = "asset: You get +1 [willpower] while resolving an ability on a treachery card.",
  near = "asset: You get +1 [willpower] while resolving an ability on a location card." }
function states.treachery_test(w, node)
  local who = node.holds.who or {}
  if node.also or who[1] ~= "you" and not (who[1] == "each" and who.set.of == "investigator") then w:refuse("whose test is meant?") end
  return { "condition", who[1] == "you" and '{ "test.source is treachery", "test.tester == you" }' or '"test.source is treachery"' }
end
local TREACHERY_TEST, REVELATION_TEST = { "test.source is treachery" }, { "in_revelation" }
for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
  local name, verb, point = unpack(each)
  happening(name .. " a treachery's test", "{a:doer} " .. verb .. " a skill test while resolving an ability on a treachery card",
    { point, actor = "$a", where = TREACHERY_TEST },
    name == "succeed" and "asset: [reaction] After you succeed at a skill test while resolving an ability on a treachery card, exhaust this asset: Draw 1 card." or nil,
    name == "succeed" and "asset: [reaction] After you succeed at a skill test while resolving an ability on a location card, exhaust this asset: Draw 1 card." or nil)
  happening(name .. " a revelation's test", "{a:doer} " .. verb .. " a skill test during a revelation effect",
    { point, actor = "$a", where = REVELATION_TEST },
    name == "fail" and "asset: [reaction] After you fail a skill test during a revelation effect, exhaust this asset: Draw 1 card." or nil)
end

-- --- upkeep ----------------------------------------------------------------------------------------------------------

language.example("does not ready in upkeep", "asset: This asset does not ready during the upkeep phase.",
  "asset: This asset does not ready during the lunch phase.")

-- --- for a while ----------------------------------------------------------------------------------------------------

-- "Until the end of the round, you get +2 [intellect] while investigating": a copy of the event holds it.
local KINDS = { investigating = "while <|you are> investigating", attacking = "while <|you are> <attacking|fighting>",
  evading = "while <|you are> <evading|attempting to evade>" }
for kind, text in pairs(KINDS) do
  production { name = "lasting, while " .. kind, of = "sentence", text = "{p:until} , you get {c:changes} " .. text,
    means = { "lasting_while", changes = "$c", per = "$p", kind = kind },
    example = kind == "investigating" and "event: Until the end of the round, you get +2 [intellect] while investigating." or nil,
    near = kind == "investigating" and "asset: [action]: Until the end of the round, you get +2 [intellect] while investigating." or nil }
end
-- "You get +X [combat], where X is the amount of horror on you": it may change.
production { name = "lasting, x of one", of = "sentence", text = "{p:until} , you get +x {s:skill} , where x is {a:amount}",
  means = { "lasting_x", skills = { "skills", "$s" }, per = "$p", amount = "$a" },
  example = "event: Until the end of the round, you get +X [combat], where X is the amount of horror on you.",
  near = "event: Until the end of the round, you get +X [combat], where X is the number of friends you have." }
production { name = "lasting, x of two", of = "sentence", text = "{p:until} , you get +x {s:skill} and +x {t:skill} , where x is {a:amount}",
  means = { "lasting_x", skills = { "skills", "$s", "$t" }, per = "$p", amount = "$a" } }
local function lingers(w, node)
  if w.kind ~= "event" or w.facts.kinds.attached or w.place.result or w.depth > 0 then w:refuse("what holds it?") end
  if node.per ~= "turn" and node.per ~= "round" and node.per ~= "phase" or node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  w:needs_you()
  w:emit('me:linger(you, "' .. node.per .. '")')
  w.beside = w.beside or {}
end
local function modified(skill, amount) return '{ value = "' .. skill .. '", amount = ' .. amount .. ', where = "it == me.owner" }' end
function effects.lasting_while(w, node)
  lingers(w, node)
  w:would_change()
  local list = {}
  if node.changes[1] == "all_skills" then
    for _, skill in ipairs(things.SKILLS) do list[#list + 1] = modified(skill, node.changes.n) end
  end
  for i = 2, #node.changes do
    local change = node.changes[i]
    if change.per then w:refuse("it is counted later") end
    list[#list + 1] = modified(change.value, change.n)
  end
  w.beside[#w.beside + 1] = { kind = "constant", text = "For a while: more while " .. node.kind .. ".", fields = {
    { "zones", '{ "removed" }' }, { "condition", '{ "me is in_focus", "' .. node.kind .. '", "test.tester == me.owner" }' },
    { "modify", "{ " .. table.concat(list, ", ") .. " }" } } }
end
function effects.lasting_x(w, node)
  local amount = w:amount(node.amount).expr or w:refuse("it cannot be counted")
  local rest = amount:gsub("you%.[a-z_]+", "")
  if rest:find "%a" then w:refuse("whose is counted?") end
  lingers(w, node)
  w:would_change(amount .. " > 0")
  local list = {}
  for i = 2, #node.skills do list[#list + 1] = modified(node.skills[i], w:quote((amount:gsub("you%.", "me.owner.")))) end
  w.beside[#w.beside + 1] = { kind = "constant", text = "For a while: more for each of these points.", fields = {
    { "zones", '{ "removed" }' }, { "condition", '"me is in_focus"' }, { "modify", "{ " .. table.concat(list, ", ") .. " }" } } }
end
-- What enemies cannot do to you for a while.
for value, text in pairs { cannot_be_engaged = "engage you" } do
  production { name = "enemies cannot " .. text .. " for a while", of = "sentence", text = "{p:until} , enemies cannot " .. text,
    means = { "spared", value = value, per = "$p" },
    example = "event: Until the end of the round, enemies cannot engage you.", near = "event: Until the end of the round, enemies cannot greet you." }
end
function effects.spared(w, node)
  if node.per == "turn" and not w.my_turn or node.per == "active_turn" then w:refuse("whose turn is meant?") end
  w:needs_you()
  w:would_change()
  w:emit('you:modify("' .. node.value .. '", 1, "' .. node.per .. '")')
end

return {}
