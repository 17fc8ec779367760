-- More of what happens to players and their cards, and what is done in the middle of somebody's test.

local language = require "import/language"
local roles = require("import/subjects/triggers").roles
local production, frame, happening = language.production, language.frame, language.happening
local effects = language.effects

-- --- the skill of others --------------------------------------------------------------------------------------------

production { name = "boost for somebody here", of = "clause",
  text = "an investigator at your location gets {n:signed} skill value for this <skill|> test", means = { "boost_here", n = "$n" },
  example = "asset: [free] Exhaust this asset: An investigator at your location gets +2 skill value for this test.",
  near = "asset: [action] Exhaust this asset: An investigator at your location gets +2 skill value for this test." }
function effects.boost_here(w, node)
  if w.kind ~= "free" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  w:needs_you()
  w:would_change "test and test.auto ~= 1 and place(test.tester) == here"
  w:emit('current("test").tester:modify("skill_bonus", ' .. node.n .. ', "test")')
end
-- In the middle of somebody's test that would fail.
for name, text in pairs { that = "that", this = "this" } do
  production { name = "boost of whoever would fail, " .. name, of = "clause",
    text = "that investigator gets {n:signed} <skill value|to their skill value> for " .. text .. " <skill|> test",
    means = { "boost_failing", n = "$n", test = name },
    example = name == "that" and "asset: [reaction] When an investigator at your location would fail a skill test, exhaust this asset: That investigator gets +2 skill value for that test." or nil,
    near = name == "that" and "asset: [reaction] When an enemy attacks an investigator at your location, exhaust this asset: That investigator gets +2 skill value for that test." or nil }
end
function effects.boost_failing(w, node)
  if w.event ~= "when test_would_fail" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  local bound = w:find_bound "investigator"
  if bound.code ~= "event.actor" then w:refuse("who would fail?") end
  w:would_change "test.auto ~= 1"
  w:emit('event.actor:modify("skill_bonus", ' .. node.n .. ', "test")')
end

production { name = "skill value, for that test", of = "clause", text = "you get {n:signed} skill value for that <skill|> test",
  means = { "boost", n = "$n", that = true },
  example = "asset: [reaction] When you would fail a skill test, exhaust this asset: You get +2 skill value for that test.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: You get +2 skill value for that test." }

-- --- what happens ---------------------------------------------------------------------------------------------------

-- The margin before the test.
for _, each in ipairs { { "succeed", "<succeed|succeeds>", "test_succeeded", "<at a skill test|on a skill test>" },
  { "fail", "<fail|fails>", "test_failed", "<at a skill test|on a skill test>" } } do
  local name, verbs, point, test = unpack(each)
  happening(name .. " by, and at what", "{a:doer} " .. verbs .. " by {r:range} " .. test, { point, actor = "$a", by = "$r", turned = true },
    name == "succeed" and "asset: [reaction] After you succeed by 2 or more at a skill test, exhaust this asset: Gain 1 resource." or nil,
    name == "succeed" and "asset: [reaction] After you succeed by 2 or more at a party, exhaust this asset: Gain 1 resource." or nil)
  for kind, text in pairs { attacking = "<attacking|fighting>", evading = "evading", investigating = "investigating" } do
    happening(name .. " by while " .. kind, "{a:doer} " .. verbs .. " by {r:range} while " .. text,
      { point, actor = "$a", by = "$r", kind = kind, turned = true },
      name == "succeed" and kind == "evading" and "asset: [reaction] After you succeed by 2 or more while evading, exhaust this asset: Gain 1 resource." or nil)
    if kind ~= "investigating" then
      happening(name .. " while " .. kind, "{a:doer} " .. verbs .. (name == "succeed" and " at" or "") .. " a skill test while " .. text,
        { point, actor = "$a", kind = kind, so = true })
    end
  end
end
happening("draw a treachery that is no weakness", "{a:doer} <draw|draws> a non-weakness treachery",
  { "encounter_drawn", actor = "$a", type = "treachery", no = "weakness", short = true },
  "asset: [reaction] When you draw a non-weakness treachery, discard this asset: Cancel that card's revelation effect.")
roles.searched, roles.discarded = { actor = "investigator" }, { actor = "investigator" }
happening("search your deck", "you search your deck", { "searched", actor = { "you" }, only = "after" },
  "asset: [reaction] After you search your deck, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] When you search your deck, exhaust this asset: Gain 1 resource.")
for _, harm in ipairs { "damage", "horror" } do
  roles["healed_" .. harm] = {}
  happening("heal " .. harm, "you heal <1 or more|any amount of|any|> " .. harm,
    { "healed_" .. harm, where = { "investigator == you" }, of = "own", only = "after" },
    harm == "horror" and "asset: [reaction] After you heal horror, exhaust this asset: Gain 1 resource." or nil,
    harm == "horror" and "asset: [reaction] When you heal horror, exhaust this asset: Gain 1 resource." or nil)
end

happening("commit a skill", "you commit a skill <|card> to a <|skill> test <|you are performing>",
  { "committed", actor = { "you" }, where = { "subject is skill", "test.tester == you" } })
-- "That asset" is what was played.
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  local what = node.what
  if t.point == "played" and t.tier == "after" and what.card and what.card.type == "asset" then
    t.bound[#t.bound + 1] = { of = "asset", code = "event.subject", expression = "subject" }
  end
  return t
end
language.example("what was played", "asset: [reaction] After you play a [[Spell]] asset, exhaust this asset: Place 1 charge on that asset.",
  "asset: [reaction] After you play a [[Spell]] card, exhaust this asset: Place 1 charge on that asset.")

-- --- more of what happens -------------------------------------------------------------------------------------------

local AT_HERE = { "place(subject) == here" }
happening("is evaded here", "{e:enemy} is evaded at your location", { "evaded", subject = "$e", where = AT_HERE, of = "own", only = "after" },
  "asset: [reaction] After an enemy is evaded at your location, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] When an enemy is evaded at your location, exhaust this asset: Gain 1 resource.")
for point, verb in pairs { readies = "readies", exhausts = "exhausts" } do
  happening(verb .. " here", "{e:enemy} " .. verb .. " at your location", { point, subject = "$e", where = AT_HERE, of = "own" },
    point == "readies" and "asset: [reaction] After an enemy readies at your location, exhaust this asset: Deal 1 damage to that enemy." or nil)
end
happening("move into", "{a:doer} <move|moves> into {l:location}", { "moves", actor = "$a", subject = "$l", into = true },
  "asset: [reaction] After you move into a location, exhaust this asset: Gain 1 resource.")
happening("enemy moves in", "{e:enemy} moves <into|to> your location",
  { "enters", actor = "$e", subject = { "here" }, where = { "object is location" }, moved = true },
  "asset: [reaction] After an enemy moves into your location, exhaust this asset: Deal 1 damage to that enemy.",
  "asset: [reaction] After an enemy moves into their location, exhaust this asset: Deal 1 damage to that enemy.")
happening("asset enters play for you", "{e:asset} enters play under your control",
  { "enters_play", subject = "$e", where = { "subject.controller == you" }, of = "own", only = "after" },
  "asset: [reaction] After an [[Item]] asset enters play under your control, exhaust this asset: Draw 1 card.")
-- A weakness is no encounter card before it is resolved (FAQ 1.12).
happening("draw an encounter card", "{a:doer} <draw|draws> an encounter card", { "encounter_drawn", actor = "$a", no = "weakness", encounter = true },
  "asset: [reaction] After you draw an encounter card, exhaust this asset: Gain 1 resource.")
for kind, text in pairs { investigating = "an investigation", attacking = "an attack", evading = "<an evasion|an evasion attempt>" } do
  happening("initiate a test: " .. kind, "{a:doer} <initiate|initiates|begin|begins> " .. text, { "test_begins", actor = "$a", where = { kind } },
    kind == "investigating" and "asset: [reaction] When you initiate an investigation, exhaust this asset: You get +1 skill value for this test." or nil)
end
happening("a test begins here", "a skill test at your location begins", { "test_begins", where = { "place(actor) == here" }, of = "own" },
  "asset: [reaction] After a skill test at your location begins, exhaust this asset: The performing investigator gets +1 skill value for this test.")
local performer = effects.boost_performer
function effects.boost_performer(w, node, ...)
  if not (w.event or ""):find "test_begins$" or w.depth > 0 or node.n <= 0 then return performer(w, node, ...) end
  w:would_change "test.auto ~= 1"
  w:emit('current("test").tester:modify("skill_bonus", ' .. node.n .. ', "test")')
end
for _, harm in ipairs { "damage", "horror" } do
  happening("dealt " .. harm .. " by an attack", "<you are dealt " .. harm .. " <by|from> an enemy attack|an enemy attack deals " .. harm .. " to you>",
    { harm .. "_dealt", where = { "extra == 1", "subject == you" }, of = "own", only = "when", bound = { "enemy", "event.actor" } },
    harm == "damage" and "asset: [reaction] When you are dealt damage by an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil,
    harm == "damage" and "asset: [reaction] After you are dealt damage by an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil)
  happening("take " .. harm .. " from an attack", "you take <1 or more|any|> " .. harm .. " from an enemy attack",
    { harm .. "_placed", where = { "extra == 1", "subject == you or subject is asset and subject.controller == you" }, of = "own",
      only = "after", bound = { "enemy", "event.actor" } },
    harm == "damage" and "asset: [reaction] After you take damage from an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil,
    harm == "damage" and "asset: [reaction] When you take damage from an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil)
  happening("heal " .. harm .. " of somebody", "you heal <1 or more|any amount of|any|> " .. harm .. " from an investigator",
    { "healed_" .. harm, where = { "investigator == you", "subject is investigator" }, of = "own", only = "after", person = true,
      bound = { "investigator", "event.subject" } })
end
happening("an enemy here takes damage", "an enemy at your location takes <1 or more|any|> damage",
  { "damage_placed", where = { "subject is enemy", "place(subject) == here" }, of = "own", only = "after", bound = { "enemy", "event.subject" } },
  "asset: [reaction] After an enemy at your location takes damage, exhaust this asset: Draw 1 card.")
roles.disengaged = { actor = "investigator", subject = "enemy" }
happening("disengage", "{a:doer} <disengage|disengages> from {e:enemy}", { "disengaged", actor = "$a", subject = "$e" },
  "asset: [reaction] After you disengage from an enemy, exhaust this asset: Draw 1 card.")
happening("take damage or horror", "{a:doer} <take|takes> <1 or more|any> damage <or|and/or> horror", { "investigator_harmed", actor = "$a", any = true, some = true },
  "asset: [reaction] After you take 1 or more damage or horror, exhaust this asset: Gain 1 resource.")
-- Tests of cards with a trait.
for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
  for _, noun in ipairs { "card", "asset" } do
    happening(each[1] .. " a test of a trait " .. noun, "{a:doer} " .. each[2] .. " a skill test on <a|an> {t:trait} " .. noun,
      { each[3], actor = "$a", on = "$t", asset = noun == "asset" or nil },
      each[1] == "succeed" and noun == "asset" and
        "asset: [reaction] After you succeed at a skill test on an [[Item]] asset, exhaust this asset: Draw 1 card." or nil,
      each[1] == "succeed" and noun == "asset" and
        "asset: [reaction] After you succeed at a skill test on an [[Item]] enemy, exhaust this asset: Draw 1 card." or nil)
  end
end
for kind, verb in pairs { attacking = "<attack|attacks>", evading = "<evade|evades>", investigating = "<investigate|investigates>" } do
  happening("succeed with a trait, " .. kind, "{a:doer} successfully " .. verb .. " <with|using> <a|an> {t:trait} asset",
    { "test_succeeded", actor = "$a", kind = kind, on = "$t", asset = true },
    kind == "attacking" and "asset: [reaction] After you successfully attack with a [[Firearm]] asset, exhaust this asset: Draw 1 card." or nil)
end
local of_trait = language.events.write
function language.events.write(w, node)
  local t = of_trait(w, node)
  for _, bound in ipairs(t.bound) do
    if bound.of == "enemy" and not bound.expression then bound.expression = bound.code:match "^event%.(%l+)$" end
  end
  if node.what.on then
    t.conditions[#t.conditions + 1] = "test.source is " .. w:tag(node.what.on)
    if node.what.asset then t.conditions[#t.conditions + 1] = "test.source is asset" end
  end
  return t
end

-- --- chaos tokens ---------------------------------------------------------------------------------------------------

frame { name = "cancel that token", text = "*cancel that <|chaos> token", means = { "cancel_token" },
  example = "asset: [reaction] When you reveal a [skull] token, exhaust this asset: Cancel that token.",
  near = "asset: [reaction] After you reveal a [skull] token, exhaust this asset: Cancel that token." }
for _, verb in ipairs { "cancel", "ignore" } do
  frame { name = verb .. " that token for another", text = "*" .. verb .. " that <|chaos> token and *reveal another <|one> <|token|chaos token> <|to resolve>",
    means = { "cancel_token", another = verb },
    example = verb == "cancel" and "asset: [reaction] When you reveal a [curse] token, exhaust this asset: Cancel that token and reveal another." or nil }
end
function effects.cancel_token(w, node, who)
  if w.event ~= "when token_revealed" or w.depth > 0 or who ~= "you" then w:refuse("which token is meant?") end
  w:would_change()
  w:emit "event:cancel()"
  if node.another then w:emit "reveal_token(event.actor)" end
end
for name, text in pairs { ["from the bag"] = "from the chaos bag", ["in a test"] = "<from the chaos bag|> during a skill test" } do
  happening("would reveal " .. name, "you would reveal a <|chaos> token " .. text,
    { "token_to_reveal", actor = { "you" }, where = name == "in a test" and { "test" } or nil, said = name })
end
frame { name = "reveal one more", text = "*reveal 1 additional <|chaos> token", means = { "reveal_several", n = 2, more = true },
  example = "asset: [reaction] When you would reveal a chaos token, exhaust this asset: Reveal 1 additional chaos token. Choose 1 of those tokens to resolve and ignore the other." }

return {}
