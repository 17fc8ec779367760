-- When an ability happens: "after you defeat an enemy", "when the enemy phase ends". An event is
-- { "event", tier =, what = { POINT, actor =, subject =, object = ... } }: who takes part in which place of the game's
-- timing point.

local language = require "import/language"
local things = require "import/subjects/things"
local production, events = language.production, language.events

production { name = "after", of = "trigger", text = "after {e:happening}",
  means = { "event", tier = "after", what = "$e" } }
production { name = "when", of = "trigger", text = "when {e:happening}",
  means = { "event", tier = "when", what = "$e" } }
production { name = "at", of = "trigger", text = "at {e:moment}", means = { "event", tier = "at", what = "$e" } }

for _, tier in ipairs { "after", "when" } do
  production { name = tier .. " in your turn", of = "trigger", text = tier .. " {e:happening} during your turn",
    means = { "event", tier = tier, what = "$e", turn = true },
    example = tier == "after" and "asset: [reaction] After you evade an enemy during your turn: Gain 1 resource." or nil }
  for phase, n in pairs { mythos = 1, investigation = 2, enemy = 3, upkeep = 4 } do
    production { name = tier .. " in " .. phase, of = "trigger",
      text = tier .. " {e:happening} during the " .. phase .. " phase",
      means = { "event", tier = tier, what = "$e", phase = n } }
  end
end
local happening = language.happening

production { name = "you", of = "doer", text = "you", means = { "you" } }
production { name = "an investigator", of = "doer", text = "{i:investigator}", means = "$i" }

-- In each: verb forms of you and of others.
local function does(verb, verbs) return "<" .. verb .. "|" .. verbs .. ">" end

happening("defeat", "{a:doer} " .. does("defeat", "defeats") .. " {e:enemy}", { "enemy_defeated", actor = "$a",
  subject = "$e" },
  "asset: [reaction] After you defeat an enemy: Draw 1 card.",
    "asset: [reaction] After you defeat each enemy: Draw 1 card.")
happening("is defeated", "{e:enemy} is defeated", { "enemy_defeated", subject = "$e" },
  "asset: [reaction] After an enemy at your location is defeated: Draw 1 card.")
happening("asset is defeated", "{e:asset} is defeated", { "asset_defeated", subject = "$e" })
happening("attacks", "{e:enemy} attacks {i:patient}", { "attack", actor = "$e", subject = "$i" },
  "asset: [reaction] After an enemy attacks you, exhaust this asset: Deal 1 damage to that enemy.")
happening("attacks somebody", "{e:enemy} attacks", { "attack", actor = "$e" },
  "enemy: Forced - After this enemy attacks: Place 1 doom on the current agenda.")
production { name = "whom: you", of = "patient", text = "you", means = { "you" } }
production { name = "whom", of = "patient", text = "{i:investigator}", means = "$i" }
happening("engages", "{e:enemy} engages {i:patient}", { "engaged", actor = "$i", subject = "$e" },
  "asset: [reaction] After an enemy engages you, exhaust this asset: Deal 1 damage to that enemy.")
happening("engage", "{a:doer} " .. does("engage", "engages") .. " {e:enemy}", { "engaged", actor = "$a",
  subject = "$e" })
happening("evade", "{a:doer} " .. does("evade", "evades") .. " {e:enemy}", { "evaded", actor = "$a", subject = "$e" },
  "asset: [reaction] After you evade an enemy, exhaust this asset: Draw 1 card.")
happening("is evaded", "{e:enemy} is evaded", { "evaded", subject = "$e" })
happening("spawns", "{e:enemy} <spawns|enters play>", { "enemy_spawned", subject = "$e" },
  "enemy: Forced - After this enemy enters play: Place 1 doom on it.")
happening("spawns here", "{e:enemy} spawns <at|in> your location", { "spawned_here", subject = "$e" })
happening("asset enters play", "{e:asset} enters play", { "enters_play", subject = "$e" },
  "asset: [reaction] After this asset enters play: Draw 1 card.")
happening("leaves play", "{e:asset} leaves play", { "leaves_play", subject = "$e" })
happening("discover", "{a:doer} " .. does("discover", "discovers") ..
  " <1 or more clues|a clue|any number of clues|any amount of clues|clues>",
  { "clues_discovered", actor = "$a" },
  "asset: [reaction] After you discover a clue, exhaust this asset: Gain 1 resource.")
happening("discover somewhere", "{a:doer} " .. does("discover", "discovers") ..
  " <1 or more clues|a clue|any number of clues|any amount of clues|clues> <at|in> {l:location}",
  { "clues_discovered", actor = "$a", subject = "$l" },
  "asset: [reaction] After you discover a clue at your location, exhaust this asset: Gain 1 resource.")
happening("enter", "{a:doer} " .. does("enter", "enters") .. " {l:location}", { "enters", actor = "$a",
  subject = "$l" },
  "location: Forced - After you enter this location: Take 1 horror.")
happening("enemy enters", "{a:enemy} enters {l:location}", { "enters", actor = "$a", subject = "$l" })
happening("leave", "{a:doer} " .. does("leave", "leaves") .. " {l:location}", { "leaves", actor = "$a",
  subject = "$l" },
  "location: Forced - After you leave this location: Lose 1 resource.")
happening("move", "{a:doer} " .. does("move", "moves") .. " <|to a location>", { "moves", actor = "$a" },
  "asset: [reaction] After you move, exhaust this asset: Gain 1 resource.")
-- "To a location" says nothing more.
language.builder("moves", function(node)
  local to = node.subject
  if to and to[1] == "a" and not to.set.at and not to.set.where then return { "moves", actor = node.actor } end
  return node
end)
happening("is revealed", "{l:location} is revealed", { "location_revealed", subject = "$l" },
  "location: Forced - After this location is revealed: Place 1 doom on the current agenda.")
happening("play", "{a:doer} " .. does("play", "plays") .. " {c:played}", { "played", actor = "$a", card = "$c" },
  "asset: [reaction] After you play a [[Spell]] card: Draw 1 card.")
for _, type in ipairs { "asset", "event", "card", "skill" } do
  production { name = "a played " .. type, of = "played", text = "<a|an> " .. type, means = { "played", type = type } }
  production { name = "a played trait " .. type, of = "played", text = "<a|an> {t:trait} " .. type,
    means = { "played", type = type, trait = "$t" } }
end
happening("take harm", "{a:doer} " .. does("take", "takes") .. " <1 or more|any|any amount of|> {h:harm}",
  { "investigator_harmed", actor = "$a", harm = "$h" },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - After you take damage: Take 1 direct horror.")
happening("draw treachery", "{a:doer} " .. does("draw", "draws") .. " a treachery <card|>", { "encounter_drawn",
  actor = "$a", type = "treachery" },
  "asset: [reaction] After you draw a treachery card, exhaust this asset: Gain 1 resource.")
happening("draw enemy", "{a:doer} " .. does("draw", "draws") .. " an enemy <card|>", { "encounter_drawn",
  actor = "$a", type = "enemy" })
happening("reveal token", "{a:doer} " .. does("reveal", "reveals") .. " <a|an> {t:symbol} <symbol|token|chaos token>",
  { "token_revealed", actor = "$a", token = "$t" },
    "asset: [reaction] After you reveal a [skull] token, exhaust this asset: Draw 1 card.")

-- --- tests -----------------------------------------------------------------------------------------------------------------

local function test(name, text, point, kind)
  happening(name, "{a:doer} " .. text, { point, actor = "$a", kind = kind })
  happening(name .. " by", "{a:doer} " .. text .. " by {r:range}", { point, actor = "$a", kind = kind, by = "$r" })
end
test("succeed", does("succeed", "succeeds") .. " at a skill test", "test_succeeded", nil)
test("fail", does("fail", "fails") .. " a skill test", "test_failed", nil)
test("investigate", "successfully " .. does("investigate", "investigates"), "test_succeeded", "investigating")
test("fail investigating", does("fail", "fails") .. " <a skill test while investigating|an investigation>",
  "test_failed", "investigating")
happening("fail by, investigating", "{a:doer} " .. does("fail", "fails") ..
  " a skill test by {r:range} while investigating",
  { "test_failed", actor = "$a", kind = "investigating", by = "$r" })
happening("investigate here", "{a:doer} successfully " .. does("investigate", "investigates") .. " {l:location}",
  { "test_succeeded", actor = "$a", kind = "investigating", object = "$l" },
  "location: Forced - After you successfully investigate this location: Take 1 horror.")
happening("fail here", "{a:doer} " .. does("fail", "fails") .. " a skill test while investigating {l:location}",
  { "test_failed", actor = "$a", kind = "investigating", object = "$l" },
  "location: Forced - After you fail a skill test while investigating this location: Lose 2 resources.")
happening("attack", "{a:doer} successfully " .. does("attack", "attacks") .. " {e:enemy}",
  { "test_succeeded", actor = "$a", kind = "attacking", object = "$e" },
  "asset: [reaction] After you successfully attack an enemy, exhaust this asset: Draw 1 card.")
happening("evade by test", "{a:doer} successfully " .. does("evade", "evades") .. " {e:enemy}",
  { "test_succeeded", actor = "$a", kind = "evading", object = "$e" },
  "asset: [reaction] After you successfully evade an enemy, exhaust this asset: Draw 1 card.")

-- --- the round ---------------------------------------------------------------------------------------------------------------

local PHASES = { mythos = 1, investigation = 2, enemy = 3, upkeep = 4 }
production { name = "the end of the round", of = "moment", text = "the end of <the|each> round",
  means = { "round_ends" },
  example = "enemy: Forced - At the end of the round: Place 1 doom on this enemy." }
happening("the round ends", "the round ends", { "round_ends" },
  "enemy: Forced - When the round ends: Place 1 doom on this enemy.")
happening("the round begins", "the round begins", { "round_begins" })
production { name = "the start of the round", of = "moment", text = "the <start|beginning> of <the|each> round",
  means = { "round_begins" } }
for phase, n in pairs(PHASES) do
  production { name = "the end of " .. phase, of = "moment", text = "the end of <the|each> " .. phase .. " phase",
    means = { "phase_ends", phase = n } }
  production { name = "the start of " .. phase, of = "moment",
    text = "the <start|beginning> of <the|each> " .. phase .. " phase",
    means = { "phase_begins", phase = n } }
  happening(phase .. " ends", "the " .. phase .. " phase ends", { "phase_ends", phase = n })
  happening(phase .. " begins", "the " .. phase .. " phase begins", { "phase_begins", phase = n })
end
production { name = "the end of your turn", of = "moment", text = "the end of your turn",
  means = { "turn_ends", actor = { "you" } } }
production { name = "the start of your turn", of = "moment", text = "the <start|beginning> of your turn",
  means = { "turn_begins", actor = { "you" } } }
happening("your turn ends", "your turn ends", { "turn_ends", actor = { "you" } })
happening("your turn begins", "your turn begins", { "turn_begins", actor = { "you" } })
happening("discover the last", "{a:doer} " .. does("discover", "discovers") ..
  " the last <remaining|> clue <on|at|from|in> {l:location}",
  { "clues_discovered", actor = "$a", subject = "$l", last = true },
  "location: Forced - After you discover the last remaining clue on this location: Lose 1 action.")
happening("succeed by while investigating", "{a:doer} " .. does("succeed", "succeeds") ..
  " by {r:range} while investigating {l:location}",
  { "test_succeeded", actor = "$a", kind = "investigating", by = "$r", object = "$l" })
happening("investigate here by", "{a:doer} successfully " .. does("investigate", "investigates") ..
  " {l:location} by {r:range}",
  { "test_succeeded", actor = "$a", kind = "investigating", by = "$r", object = "$l" })
happening("attack of opportunity", "{e:enemy} makes an attack of opportunity against {i:patient}",
  { "attack", actor = "$e", subject = "$i", opportunity = true })
happening("evade by test by", "{a:doer} successfully " .. does("evade", "evades") .. " {e:enemy} by {r:range}",
  { "test_succeeded", actor = "$a", kind = "evading", object = "$e", by = "$r" })
happening("attack by test by", "{a:doer} successfully " .. does("attack", "attacks") .. " {e:enemy} by {r:range}",
  { "test_succeeded", actor = "$a", kind = "attacking", object = "$e", by = "$r" })
happening("symbols", "<a|an> {t:symbols} <symbol|token> is revealed during a <skill|> test you are performing",
  { "token_revealed", actor = { "you" }, tokens = "$t", in_test = true },
  "asset: [reaction] After a [skull] or [cultist] symbol is revealed during a test you are performing: Gain 1 resource.")
happening("symbols here", "<a|an> {t:symbols} <symbol|token> is revealed during a <skill|> test at your location",
  { "token_revealed", tokens = "$t", here = true, in_test = true })
happening("clues are discovered", "<1 or more|any number of> clues are discovered <at|from> {l:location}",
  { "clues_discovered", subject = "$l" })
happening("initiate a test", "{a:doer} " .. does("initiate", "initiates") .. " a skill test", { "test_begins",
  actor = "$a" })
happening("take any harm", "{a:doer} " .. does("take", "takes") .. " damage <and/or|or> horror",
  { "investigator_harmed", actor = "$a", any = true })
happening("draw non-weakness treachery", "{a:doer} " .. does("draw", "draws") .. " a non-weakness treachery card",
  { "encounter_drawn", actor = "$a", type = "treachery", no = "weakness" },
  "event: Fast. Play when you draw a non-weakness treachery card. // Cancel that card's revelation effect.")
happening("would fail", "{a:doer} would fail a skill test", { "test_would_fail", actor = "$a" })
happening("would fail by", "{a:doer} would fail a skill test by {r:range}", { "test_would_fail", actor = "$a",
  by = "$r" })
happening("reveal", "{a:doer} " .. does("reveal", "reveals") .. " {l:location}",
  { "location_revealed", actor = "$a", subject = "$l" },
  "location: Forced - After you reveal this location: Lose 2 resources.",
  "location: Forced - After each reveals this location: Lose 2 resources.")
happening("the game begins", "the game begins", { "game_begins" })
happening("gain resources", "{a:doer} " .. does("gain", "gains") .. " <1 or more resources|resources>",
  { "resources_gained", actor = "$a" })
happening("exhausts", "{e:enemy} exhausts", { "exhausts", subject = "$e" })
happening("readies", "{e:enemy} readies", { "readies", subject = "$e" })
happening("move out", "{a:doer} " .. does("move", "moves") .. " out of {l:location}", { "leaves", actor = "$a",
  subject = "$l" })
happening("move to", "{a:doer} " .. does("move", "moves") .. " to {l:location}", { "moves", actor = "$a",
  subject = "$l" })
happening("is engaged", "{e:enemy} becomes engaged with {i:patient}", { "engaged", actor = "$i", subject = "$e" })
happening("reveal symbols here",
  "you reveal <a|an> {t:symbols} <chaos token|token|symbol> while investigating {l:location}",
  { "token_revealed", actor = { "you" }, tokens = "$t", tested = "$l" })
happening("you end your turn at", "you end your turn <at|in> {l:location}", { "turn_ends", actor = { "you" },
  at = "$l" },
  "location: Forced - After you end your turn at this location: Take 1 damage.")

-- --- Lua -----------------------------------------------------------------------------------------------------------------------

-- Timing points whose actor or subject may be somebody of another type.
local MIXED = { exhausts = true, readies = true, enters = true, leaves = true, leaves_play = true, enters_play = true }
-- Those whose actor may be a card, or nobody.
local BY_ANYTHING = { enemy_defeated = true, asset_defeated = true }
local LEAVING = { enemy_defeated = true, asset_defeated = true, leaves_play = true }
local TYPE_OF = { enemy = "enemy", investigator = "investigator", asset = "asset", location = "location" }

-- Conditions for who takes part: `t` collects conditions, who "you" is, and what "that enemy" can be.
local function role(w, t, place, ref, of)
  if not ref then return end
  if ref[1] == "you" then
    if t.own or w.kind == "reaction" then   -- whoever uses a reaction is "you"
      t.conditions[#t.conditions + 1] = place .. " == you"
      t.uses = true
    else
      if t.you then w:refuse("who is 'you'?") end
      t.you = place
      if MIXED[t.point] or BY_ANYTHING[t.point] and place == "actor" then
        t.conditions[#t.conditions + 1] = place .. " is investigator"
      end
    end
  elseif ref[1] == "me" then
    if not things.is_me(w, of) then w:refuse("this is no " .. of) end
    -- An ability works while its card is in play.
    if LEAVING[t.point] and t.tier == "after" then w:refuse("this is no longer in play then") end
    t.conditions[#t.conditions + 1] = place .. " == me"
    t.bound[#t.bound + 1] = { of = of, code = "me" }
  elseif ref[1] == "here" then
    if not t.own then w:refuse("whose location is meant?") end
    t.conditions[#t.conditions + 1] = place .. " == here"
  elseif ref[1] == "a" then
    local set = ref.set
    if MIXED[t.point] then t.conditions[#t.conditions + 1] = place .. " is " .. TYPE_OF[set.of] end
    if set.at and not t.own then w:refuse("whose location is meant?") end
    if set.at == "here" then
      -- A defeated enemy is no longer anywhere: the timing point says where it was.
      local where = (t.point == "enemy_defeated" and t.tier == "after" and "object" or "place(" .. place .. ")") .. " == here"
      -- Nor is an investigator whom an attack has defeated, but the attacker is still there.
      if t.point == "attack" and t.tier == "after" and place == "subject" then
        where = where .. " or not subject in investigators and place(actor) == here"
      end
      t.conditions[#t.conditions + 1] = where
    elseif set.at == "engaged" then
      if t.tier == "after" then w:refuse("it is not engaged any longer") end
      t.conditions[#t.conditions + 1] = "bearer(" .. place .. ") == you"
    elseif set.at == "connecting" then
      t.conditions[#t.conditions + 1] = "connected(here, " .. place .. ")"
    elseif set.at == "yours" then
      t.conditions[#t.conditions + 1] = place .. ".controller == you"
    end
    for _, part in ipairs(things.said(w, set, place, "expr")) do t.conditions[#t.conditions + 1] = part end
    -- A card that has left play is nowhere any longer; of a defeated enemy it is known where it was.
    local gone = LEAVING[t.point] and t.tier == "after" and place == "subject"
    t.bound[#t.bound + 1] = { of = set.of, code = "event." .. place, expression = place, gone = gone,
      was_at = gone and t.point == "enemy_defeated" and "object" or nil }
  else
    w:refuse("which " .. of .. " is meant?")
  end
end

local ROLES = {
  enemy_defeated = { actor = "investigator", subject = "enemy" }, asset_defeated = { subject = "asset" },
  attack = { actor = "enemy", subject = "investigator" }, engaged = { actor = "investigator", subject = "enemy" },
  evaded = { actor = "investigator", subject = "enemy" }, enemy_spawned = { subject = "enemy" },
  enters_play = { subject = "asset" }, leaves_play = { subject = "asset" },
  clues_discovered = { actor = "investigator", subject = "location" },
  enters = { actor = "investigator", subject = "location" }, leaves = { actor = "investigator", subject = "location" },
  moves = { actor = "investigator", subject = "location" }, game_begins = {},
    test_begins = { actor = "investigator" }, test_would_fail = { actor = "investigator" },
    resources_gained = { actor = "investigator" },
  exhausts = { subject = "enemy" }, readies = { subject = "enemy" },
  location_revealed = { actor = "investigator", subject = "location" },
    played = { actor = "investigator" },
  investigator_harmed = { actor = "investigator" }, encounter_drawn = { actor = "investigator" },
  token_revealed = { actor = "investigator" }, round_ends = {}, round_begins = {}, phase_ends = {}, phase_begins = {},
  turn_ends = { actor = "investigator" }, turn_begins = { actor = "investigator" },
}

--- events.write(w, node): { point, tier, conditions, you?, bound }. The timing point of an ability.
function events.write(w, node)
  local what = node.what
  local t = { point = what[1], tier = node.tier, conditions = {}, bound = {}, own = w.facts.own }
  if what[1] == "spawned_here" then
    t.point = "enemy_spawned"
    if not t.own then w:refuse("whose location is meant?") end
    t.conditions[1] = "place(subject) == here"
    if node.tier ~= "after" then w:refuse("it is nowhere yet") end
  end
  if what.kind then t.conditions[#t.conditions + 1] = what.kind end
  local roles = ROLES[t.point] or { actor = "investigator",
    object = what.kind == "investigating" and "location" or "enemy" }
  for _, place in ipairs { "actor", "subject", "object" } do
    local of = roles[place]
    if what[place] and what[place].set and of == "investigator" then of = what[place].set.of end
    if what[place] and what[place][1] == "me" and (t.point == "enters" or t.point == "leaves") and place == "actor" then
      of = w.facts.type
    end
    -- Concealed mini-cards are attacked and evaded, too, but are no enemies.
    if place == "object" and of == "enemy" and (what.object or { "me" })[1] ~= "me" then
      t.conditions[#t.conditions + 1] = "object is enemy"
    end
    role(w, t, place, what[place], of)
  end
  if what[1] == "enemy_spawned" and t.tier == "when" then w:refuse("it is nowhere yet") end
  if what.by then t.conditions[#t.conditions + 1] = "amount " .. what.by[1] .. " " .. what.by.n end
  if what.phase then t.conditions[#t.conditions + 1] = "amount == " .. what.phase end
  if what.harm then t.conditions[#t.conditions + 1] = (what.harm == "damage" and "amount" or "extra") .. " > 0" end
  if what.opportunity then t.conditions[#t.conditions + 1] = "amount == 2" end
  if what.here then
    if not t.own then w:refuse("whose location is meant?") end
    t.conditions[#t.conditions + 1] = "place(actor) == here"
  end
  -- Tokens are revealed outside of tests, too.
  if what.in_test then t.conditions[#t.conditions + 1] = what.here and "test" or "test.tester == you" end
  if what.tested then
    if what.tested[1] ~= "me" then w:refuse("which location is investigated?") end
    t.conditions[#t.conditions + 1] = "investigating"
    t.conditions[#t.conditions + 1] = "test.target == me"
  end
  if what.tokens then
    local any = {}
    for i = 2, #what.tokens do any[#any + 1] = "subject is " .. what.tokens[i] end
    t.conditions[#t.conditions + 1] = table.concat(any, " or ")
  end
  if what.last then
    if t.tier ~= "after" then w:refuse("the last clue is still there") end
    t.conditions[#t.conditions + 1] = "subject.clues == 0"
  end
  if what.any then t.conditions[#t.conditions + 1] = "amount + extra > 0" end
  if what.no then t.conditions[#t.conditions + 1] = "subject is not " .. what.no end
  -- A player's card in the encounter deck is no encounter card either; one for which that is asked belongs to nobody.
  if what.encounter then t.conditions[#t.conditions + 1] = "subject.owner == none" end
  -- Something else may have made it succeed by now.
  if t.point == "test_would_fail" then
    t.conditions[#t.conditions + 1] = "test.auto == 1 or test_total < test.difficulty"
  end
  if what.token then t.conditions[#t.conditions + 1] = "subject is " .. what.token end
  if what.type then t.conditions[#t.conditions + 1] = "subject is " .. what.type end
  if what.card then
    if what.card.trait then
      t.conditions[#t.conditions + 1] = "subject is " .. w:tag(what.card.trait)
    end
    if what.card.type ~= "card" then t.conditions[#t.conditions + 1] = "subject is " .. what.card.type end
  end
  if what.at then
    if what.at[1] ~= "me" or not things.is_me(w, "location") then w:refuse("at which location?") end
    t.conditions[#t.conditions + 1] = "place(actor) == me"
  end
  -- What is done to somebody after something else may have ended their part in it: text that waits for "after" the
  -- defeat of this very card has no card in play any more.
  if node.phase then t.conditions[#t.conditions + 1] = "phase == " .. node.phase end
  if node.turn then
    if not t.own and not t.you and not t.uses then w:refuse("whose turn is meant?") end
    t.conditions[#t.conditions + 1] = t.you and "active == " .. t.you or "my_turn"
  end
  -- Only investigators at a location use its reactions: not whoever has left it.
  if t.uses and w.facts.type == "location" and t.point == "leaves" and t.tier ~= "when" then
    w:refuse("who can use it then?")
  end
  t.has_you = t.own or t.you ~= nil or t.uses or false
  return t
end

language.examples[#language.examples + 1] = { name = "a reaction of a location",
  example = "location: [reaction] After you enter this location: Gain 1 resource.",
  near = "location: [reaction] After you move out of this location: Gain 1 resource." }

return { roles = ROLES }
