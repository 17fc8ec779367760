-- More events: what is done at or to the card itself, to what it is attached to, and to those who hold it. A node has
-- the fields of triggers.lua, and: where = { expressions }, of = what the card itself has to be, skill = of a test,
-- symbols = which chaos tokens, bound = { type, place }: what "it" or "that enemy" is.

local language = require "import/language"
local things = require "import/subjects/things"
local triggers = require "import/subjects/triggers"
local roles = triggers.roles
local production, events = language.production, language.events

-- "{a:doer}" is you, or an investigator with the other forms of the verbs.
local function happening(name, text, means, example, near)
  local function way(suffix, actor, form, meant)
    production { name = name .. suffix, of = "happening", means = meant, example = suffix == "" and example or nil,
      near = suffix == "" and near or nil,
      text = (text:gsub("{a:doer}", actor):gsub("\1([^\1]*)\1([^\1]*)\1", form)) }
  end
  if not text:find("{a:doer}", 1, true) then return way("", "", "%1", means) end
  local yours = {}
  for field, value in pairs(means) do yours[field] = value end
  yours.actor = { "you" }
  way("", "you", "%1", yours)
  way(", others", "{a:investigator}", "%2", means)
end
local function does(verb, verbs) return "\1" .. verb .. "\1" .. verbs .. "\1" end

roles.agenda_advances, roles.act_advances, roles.game_ends = {}, {}, {}
roles.investigator_defeated = { subject = "investigator" }
roles.damage_placed, roles.horror_placed = { subject = "asset" }, { subject = "asset" }

-- --- what a card is attached to ------------------------------------------------------------------

local THREAT = "treachery: Revelation - Attach to your location. // "
local HOST = { "subject == me.parent" }
happening("enter attached", "{a:doer} " .. does("enter", "enters") .. " <|the> attached location",
  { "enters", actor = "$a", where = HOST, of = "attached" },
  THREAT .. "Forced - After you enter attached location: Take 1 horror.")
happening("leave attached", "{a:doer} <" .. does("leave", "leaves") .. "|" .. does("move out of", "moves out of") ..
  "> <|the> attached location",
  { "leaves", actor = "$a", where = HOST, of = "attached" },
  THREAT .. "Forced - When an investigator leaves attached location: Discard this card.",
  "location: Forced - When an investigator leaves attached location: Take 1 horror.")
happening("enemy enters attached", "{a:enemy} enters <|the> attached location",
  { "enters", actor = "$a", where = HOST, of = "attached" })
happening("investigate attached", "{a:doer} successfully " .. does("investigate", "investigates") ..
  " <|the> attached location",
  { "test_succeeded", actor = "$a", kind = "investigating", where = { "object == me.parent" }, of = "attached" },
  THREAT .. "Forced - After you successfully investigate attached location: Take 1 horror.")
happening("attached investigated", "<|the> attached location is successfully investigated",
  { "test_succeeded", kind = "investigating", where = { "object == me.parent" }, of = "attached" },
  THREAT .. "Forced - After attached location is successfully investigated: Discard this card.")
happening("fail at attached", "{a:doer} " .. does("fail", "fails") ..
  " a skill test while investigating <|the> attached location",
  { "test_failed", actor = "$a", kind = "investigating", where = { "object == me.parent" }, of = "attached" })
happening("spawns at attached", "{e:enemy} spawns at <|the> attached location",
  { "enemy_spawned", subject = "$e", where = { "place(subject) == me.parent" }, of = "attached" },
  THREAT .. "Forced - After an enemy spawns at attached location: Place 1 doom on that enemy.")
happening("end turn at attached", "you end your turn <at|in> <|the> attached location",
  { "turn_ends", actor = { "you" }, where = { "place(actor) == me.parent" }, of = "attached" },
  THREAT .. "Forced - After you end your turn at attached location: Take 1 damage.")
-- Its abilities work only while it is attached.
for _, prefix in ipairs { "at", "when" } do
  production { name = "while attached, " .. prefix, of = "trigger",
    text = "while attached , " .. prefix .. (prefix == "at" and " {e:moment}" or " {e:happening}"),
    means = { "event", tier = prefix, what = "$e", of = "attached" },
    example = prefix == "at" and THREAT .. "Forced - While attached, at the end of the round: Discard this card." or
      nil }
end

-- --- a location ------------------------------------------------------------------

happening("location enters play", "{l:me_location} enters play",
  { "enters_play", me = "$l", where = { "subject == me" }, of = "location",
  bound = { "location", "me" } }, "location: Forced - After this location enters play: Place 1 doom on it.")
happening("begin turn at", "you begin your turn <at|in> {l:location}", { "turn_begins", actor = { "you" }, at = "$l" },
  "location: Forced - After you begin your turn at this location: Take 1 horror.")

local NO_CLUES = { "subject.clues == 0" }
happening("the last is discovered", "the last <|remaining> clue <|at|on|in> <from|> {l:location} is discovered",
  { "clues_discovered", subject = "$l", where = NO_CLUES, only = "after" })
happening("the last is discovered from", "the last <|remaining> clue is discovered from {l:location}",
  { "clues_discovered", subject = "$l", where = NO_CLUES, only = "after" },
  "location: Forced - After the last clue is discovered from this location: Place 1 doom on the current agenda.")
happening("discover from", "{a:doer} " .. does("discover", "discovers") ..
  " <1 or more clues|a clue|any number of clues|any amount of clues|clues> from {l:location}",
    { "clues_discovered", actor = "$a", subject = "$l" },
  "location: Forced - After you discover a clue from this location: Take 1 damage.")

-- --- tests ------------------------------------------------------------------

happening("succeed by, investigating", "{a:doer} " .. does("succeed", "succeeds") ..
  " at a skill test by {r:range} while investigating",
  { "test_succeeded", actor = "$a", kind = "investigating", by = "$r" },
  "asset: [reaction] After you succeed at a skill test by 2 or more while investigating, exhaust this asset: Draw " ..
    "1 card.")
happening("fail to evade", "{a:doer} " .. does("fail", "fails") ..
  " a skill test while <attempting to evade|evading> {e:enemy}",
  { "test_failed", actor = "$a", kind = "evading", object = "$e" },
  "enemy: Forced - After you fail a skill test while attempting to evade this enemy: Take 1 damage.")
happening("fail to attack", "{a:doer} " .. does("fail", "fails") .. " a skill test while attacking {e:enemy}",
  { "test_failed", actor = "$a", kind = "attacking", object = "$e" },
  "enemy: Forced - After you fail a skill test while attacking this enemy: Take 1 damage.")
local function skill_test(name, verbs, point)
  happening(name .. " a test of a skill", "{a:doer} " .. verbs .. " <a|an> {s:skill} <|skill> test",
    { point, actor = "$a", skill = "$s" },
    point == "test_failed" and "asset: [reaction] After you fail an [agility] test, exhaust this asset: Draw 1 " ..
      "card." or nil)
  happening(name .. " a test of a skill at", "{a:doer} " .. verbs ..
    " <a|an> {s:skill} <|skill> test <|while> <at|in> {l:location}",
    { point, actor = "$a", skill = "$s", at = "$l" },
    point == "test_failed" and "location: Forced - After you fail a [willpower] test at this location: Take 1 " ..
      "horror." or nil)
  happening(name .. " a test at", "{a:doer} " .. verbs .. " a skill test <|while> <at|in> {l:location}",
    { point, actor = "$a", at = "$l" })
end
skill_test("fail", does("fail", "fails"), "test_failed")
skill_test("succeed at", does("succeed", "succeeds") .. " at", "test_succeeded")

local REVEAL = "{a:doer} " .. does("reveal", "reveals") .. " <a|an> "
local TOKEN = " <symbol|token|chaos token>"
production { name = "one of two symbols", of = "either_symbol", text = "{s:symbol} or {t:symbol}",
  means = { "symbols", "$s", "$t" } }
production { name = "one of several symbols", of = "either_symbol", text = "{s:symbol} , {t:symbols_tail}",
  means = function(p) return { "symbols", p.s, unpack(p.t, 2) } end,
  take = function(node)
    if type(node) ~= "table" or #node < 4 then return nil end
    return { s = node[2], t = { "symbols", unpack(node, 3) } }
  end }
happening("reveal one of the tokens", REVEAL .. "{t:either_symbol}" .. TOKEN,
  { "token_revealed", actor = "$a", symbols = "$t" },
  "asset: [reaction] After you reveal a [skull] or [tablet] token, exhaust this asset: Draw 1 card.")
happening("reveal in a test", REVEAL .. "{t:symbols}" .. TOKEN .. " during a skill test <|you are performing>",
  { "token_revealed", actor = "$a", symbols = "$t", where = { "test" } })

-- --- harm, defeat, leaving play ------------------------------------------------------------------

for _, harm in ipairs { "damage", "horror" } do
  happening(harm .. " placed on", "<1 or more|any amount of|> " .. harm .. " is placed on {e:me_asset}",
    { harm .. "_placed", me = "$e", where = { "subject == me" }, of = "asset", bound = { "asset", "me" } },
    harm == "damage" and "asset: [reaction] After damage is placed on this asset, exhaust this asset: Draw 1 card." or
      nil)
  happening(harm .. " placed on you", "<1 or more|any amount of|> " .. harm .. " is placed on {i:me_investigator}",
    { harm .. "_placed", me = "$i", where = { "subject == me" }, of = "investigator" },
    harm == "horror" and "investigator: [reaction] After horror is placed on Old Lamp: Draw 1 card. " ..
      "(Limit once per round.)" or nil)
end
happening("enemy takes damage", "<{e:me_enemy} <takes|is dealt> <1 or more|any amount of|> damage|<1 or more|any amount of|> damage is placed on {e:me_enemy}>",
  { "damage_placed", me = "$e", where = { "subject == me" }, of = "enemy", bound = { "enemy", "me" } },
  "enemy: Forced - After this enemy takes damage: Place 1 doom on the current agenda.")
happening("you are defeated", "you are defeated", { "investigator_defeated", subject = { "you" } })
happening("investigator is defeated", "{i:investigator} is defeated", { "investigator_defeated", subject = "$i" },
  "agenda: Forced - When an investigator is defeated: Place 1 doom on this agenda.")
happening("become engaged", "{a:doer} " .. does("become", "becomes") .. " engaged with {e:enemy}",
  { "engaged", actor = "$a", subject = "$e" })
happening("play this", "{a:doer} " .. does("play", "plays") .. " {m:me_asset}",
  { "played", actor = "$a", me = "$m", where = { "subject == me" }, of = "asset" },
  "asset: Forced - After you play this asset: Draw 1 card.")
happening("enemy leaves play", "{e:me_enemy} leaves play", { "leaves_play", me = "$e", where = { "subject == " ..
  "me" }, of = "enemy", only = "when" },
  "enemy: Forced - When this enemy leaves play: Place 1 doom on the current agenda.",
  "enemy: Forced - After this enemy leaves play: Place 1 doom on the current agenda.")

language.frame { name = "give control of this", text = "*give control of {m:me} to another investigator",
  means = { "give_control", me = "$m", to = { "a", set = { "set", of = "investigator", where = { { "not_you" } } } } },
  example = "asset: Forced - When you are defeated: Give control of this asset to another investigator.",
  near = "asset: Forced - When you are defeated: Give control of this asset to a location." }
language.frame { name = "give control of this to somebody", text = "*give control of {m:me} to {i:investigator}",
  means = { "give_control", me = "$m", to = "$i" } }
function language.effects.give_control(w, node)
  if not w.facts.kinds.asset then w:refuse("only an asset is given") end
  things.one(w, node.to, "investigator", "Who takes control?", function(inv) w:emit(inv .. ":take_control(me)") end)
end

-- By name: these cards may have any id, so their titles are compared.
language.lexical("enemy_name", function(token)
  return token.class == "name" and token.kinds.enemy and token.value or nil
end, function(value) return tostring(value) end)
local function named(name, text, means, example)
  means.title = "$n"
  happening(name, text, means, example)
end
named("enemy by name is defeated", "<|the> {n:enemy_name} is defeated", { "enemy_defeated" })
named("defeat an enemy by name", "{a:doer} " .. does("defeat", "defeats") .. " <|the> {n:enemy_name}",
  { "enemy_defeated", actor = "$a" })
named("enemy by name enters play", "<|the> {n:enemy_name} <enters play|spawns>", { "enemy_spawned" })
named("enemy by name takes damage", "<|the> {n:enemy_name} <takes|is dealt> <1 or more|any amount of|> damage",
  { "damage_placed" })
production { name = "one of two enemies by name is defeated", of = "happening",
  text = "<|either> {n:enemy_name} or {m:enemy_name} is defeated", means = { "enemy_defeated", title = "$n",
    other = "$m" } }
happening("defeat one of two enemies by name", "{a:doer} " .. does("defeat", "defeats") ..
  " {n:enemy_name} or {m:enemy_name}",
  { "enemy_defeated", actor = "$a", title = "$n", other = "$m" })

-- --- the game ------------------------------------------------------------------

happening("the act advances", "the <|current> act advances", { "act_advances" },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - When the act advances: Discard " ..
    "this card.")
happening("the agenda advances", "the <|current> agenda advances", { "agenda_advances" },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - When the agenda advances: Take " ..
    "1 horror.")
happening("the game ends", "the game ends", { "game_ends" },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - When the game ends: Take 1 horror.")
production { name = "the end of each turn", of = "moment", text = "the end of <<each|any> investigator 's turn|each turn|every turn>",
  means = { "turn_ends" },
  example = "enemy: Forced - At the end of each investigator's turn: Ready this enemy." }
production { name = "the start of each turn", of = "moment", text = "the <start|beginning> of <each|any> " ..
  "<investigator 's|investigator's> turn",
  means = { "turn_begins" } }
production { name = "the end of the phase", of = "moment", text = "the end of the phase", means = { "phase_ends" } }
production { name = "if it happens", of = "trigger", text = "if {e:happening}", means = { "event", tier = "at",
  what = "$e" },
  example = "location: Forced - If you leave this location: Lose 1 resource." }
language.examples[#language.examples + 1] = { name = "if a token is revealed",
  example = "location: Forced - If you reveal a [skull] symbol during a skill test at this location: Take 1 horror.",
  near = "location: Forced - If you reveal a [skull] symbol during a skill test at this location: Take 1 horror. (Limit twice per round.)" }

-- --- Lua ------------------------------------------------------------------

-- The timing points that have happened when they are announced, and those that end something: their tiers.
local LATE, EARLY = { at = true, after = true }, { when = true }
local TIERS = { game_ends = EARLY }
for _, point in ipairs { "damage_placed", "horror_placed", "disengaged", "enters", "exhausts", "readies",
  "location_revealed", "played", "investigator_harmed", "resigned", "resources_gained", "committed", "discarded" } do
  TIERS[point] = LATE
end

local GONE = { leaves_play = true, enemy_defeated = true, asset_defeated = true }

local function must_be(w, of)
  local kinds = w.facts.kinds
  if of == "own" and not w.facts.own or of == "attached" and not kinds.attached or
    of ~= "own" and of ~= "attached" and w.facts.type ~= of then
    w:refuse("this is no such card: " .. of)
  end
end

local write = events.write
function events.write(w, node)
  local what, tier = node.what, node.tier
  if node.of then must_be(w, node.of) end
  if what.of then must_be(w, what.of) end
  for _, place in ipairs { "subject", "object" } do
    if what[place] and what[place][1] == "named" then
      local copy = {}
      for name, value in pairs(what) do copy[name] = value end
      copy.title, copy.title_of, copy[place] = what[place].name, place, nil
      what = copy
    end
  end
  local said = {}
  for name, value in pairs(node) do said[name] = value end
  said.what = what
  local t = write(w, said)
  -- A location is revealed at once, so "when" and "at" are the same.
  if t.point == "location_revealed" and tier == "when" then tier, t.tier = "at", "at" end
  local tiers = TIERS[t.point]
  -- What is placed on an asset is announced before, too.
  local before = tier == "when" and what.of == "asset" and (t.point == "damage_placed" or t.point == "horror_placed")
  if tiers and not tiers[tier] and not before then w:refuse("this is not announced '" .. tier .. "' it happens") end
  -- "If" is part of what happens; a card that leaves play has no abilities any more by then.
  if what.only and what.only ~= tier then w:refuse("not '" .. tier .. "'") end
  if GONE[t.point] and tier ~= "when" and what.subject and what.subject[1] == "me" then
    w:refuse("this has no abilities any more then")
  end
  -- A defeated enemy is nowhere any longer: the timing point says where it was.
  if t.point == "enemy_defeated" and tier ~= "when" then
    for i, condition in ipairs(t.conditions) do t.conditions[i] = (condition:gsub("place%(subject%)", "object")) end
  end
  for _, condition in ipairs(what.where or {}) do t.conditions[#t.conditions + 1] = condition end
  if what.title then
    if what[1] == "enemy_spawned" and tier == "when" then w:refuse("it is nowhere yet") end
    local test = "event." .. (what.title_of or "subject") .. ".title == " .. w:quote(what.title)
    if what.other then test = test .. " or event.subject.title == " .. w:quote(what.other) end
    if what[1] == "damage_placed" then test = 'event.subject:is "enemy" and ' .. test end
    t.conditions[#t.conditions + 1] = { lua = "function(_, _, _, event) return " .. test .. " end" }
    if not what.title_of and what[1] ~= "enters" then
      local gone = GONE[t.point] and tier == "after"
      t.bound[#t.bound + 1] = { of = "enemy", code = "event.subject", expression = "subject", gone = gone,
        was_at = gone and t.point == "enemy_defeated" and "object" or nil }
    end
  end
  if what.skill then t.conditions[#t.conditions + 1] = "test.skill == " .. what.skill end
  if what.symbols then
    local parts = {}
    for i = 2, #what.symbols do parts[i - 1] = "subject is " .. what.symbols[i] end
    t.conditions[#t.conditions + 1] = table.concat(parts, " or ")
  end
  if what.bound then t.bound[#t.bound + 1] = { of = what.bound[1], code = what.bound[2] } end
  -- "If you reveal ... during a test" happens once, however many such tokens there are (FAQ 2.5).
  if t.point == "token_revealed" and node.tier == "at" then
    if not table.concat(t.conditions, " "):find "test" then w:refuse("is it revealed during a test?") end
    t.fields = t.fields or {}
    t.fields[#t.fields + 1] = { "limit", '"test"' }
  elseif t.point == "token_revealed" and node.tier == "after" and (w.kind == "forced" or w.kind == "reaction") and
    (what.symbols or what.tokens or what.token) then
    -- Once for several such tokens that are resolved together (FAQ 2.5).
    t.conditions[#t.conditions + 1] = "unheard"
  end
  return t
end

return {}
