-- What is divided among several cards, cards in play of any kind, tests against a chosen enemy, and what comes after a test.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects

-- --- divided among several -------------------------------------------------------------------------------------------------

-- Who may be healed: an expression over `it`, and Lua over `other`.
local function at_place(ally)
  return function(w, node)
    local tag = ally and w:tag(node.trait)
    if not ally then return "it is investigator and place(it) == here", 'other:is "investigator" and other.place == you.place' end
    return "(it is investigator or it is asset and it is " .. tag .. ") and place(it) == here",
      '(other:is "investigator" or other:is "asset" and other:is "' .. tag .. '") and other.place == you.place'
  end
end
-- "Cards you control". A weakness that is an enemy or treachery is an encounter card once it is in play (FAQ 1.12), and
-- nobody controls it.
local IS_YOURS = { "(it == you or it.controller == you and it is player_card)",
  '(other == you or other.controller == you and other:is "player_card")' }
local AMONG = {
  investigators = { "investigators at your location", at_place(false) },
  allies = { "investigators <and/or|and> {t:trait} assets at your location", at_place(true) },
  ["allies here"] = { "investigators <and/or|and> {t:trait} assets <at|in> {m:me_location}", function(w, node)
    if w.facts.type ~= "location" then w:refuse("where is that?") end
    local tag = w:tag(node.trait)
    return "(it is investigator or it is asset and it is " .. tag .. ") and place(it) == me",
      '(other:is "investigator" or other:is "asset" and other:is "' .. tag .. '") and other.place == me'
  end },
  own = { "cards you control", function() return IS_YOURS[1], IS_YOURS[2] end },
}
for name, among in pairs(AMONG) do
  for _, up in ipairs { false, true } do
    frame { name = "heal among " .. name .. (up and ", up to" or ""),
      text = "*heal " .. (up and "up to " or "") .. "{n:digits} {h:harm} from among " .. among[1],
      means = { "heal_among", n = "$n", harm = "$h", among = name, trait = name:find "^allies" and "$t" or nil,
        up = up or nil },
      example = not up and (name == "allies" and "event: Heal 3 damage from among investigators and/or [[Ally]] assets at your location." or
        name == "own" and "event: Heal 2 horror from among cards you control." or
        "asset: Uses (3 charges). // [action] Spend 1 charge: Heal 2 horror from among investigators at your location.") or nil,
      near = not up and name == "own" and "event: Heal 2 horror from among cards you have." or nil }
  end
end
-- Whoever divides it heals as much as can be, unless it is "up to" so much.
function effects.heal_among(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("who divides it?") end
  w:needs_you()
  local expr, lua = AMONG[node.among][2](w, node)
  local harm = node.harm
  w:would_change("any(in_play: " .. expr .. " and it." .. harm .. " > 0)")
  w:emit("local list = filter(find \"in_play\", function(other) return " .. lua .. " and other." .. harm .. " > 0 end)")
  w:emit("local shares, left, rest = {}, " .. node.n .. ", 0")
  w:emit("for _, card in ipairs(list) do rest = rest + card." .. harm .. " end")
  w:block("for i, card in ipairs(list) do", function()
    w:emit("rest = rest - card." .. harm)
    w:emit("local most = math.min(left, card." .. harm .. ")")
    w:emit("local least = " .. (node.up and "0" or "math.max(0, math.min(most, left - rest))"))
    w:emit('shares[i] = least == most and most or choose_number(you, "How much ' .. harm .. ' of " .. card.title .. "?", least, most)')
    w:emit "left = left - shares[i]"
  end)
  w:block("together(function()", function()
    w:emit("for i, card in ipairs(list) do if shares[i] > 0 then card:heal_" .. harm .. "(shares[i]) end end")
  end, "end)")
end

local KNOWN = { charges = "charges", secrets = "secrets", supplies = "supplies", ammo = "ammo" }
frame { name = "place uses among", text = "*place {n:digits} {k:use} , divided as you choose , among {s:things_asset}",
  means = function(p) return KNOWN[p.k] and { "uses_among", n = p.n, kind = p.k, set = p.s } or nil end,
  take = function(node) return node[1] == "uses_among" and { n = node.n, k = node.kind, s = node.set } or nil end,
  example = "event: Place 4 ammo, divided as you choose, among [[Weapon]] assets you control.",
  near = "event: Place 4 doubts, divided as you choose, among [[Weapon]] assets you control." }
language.production { name = "place uses among, more if", of = "sentence",
  text = "place {n:digits} {k:use} among {s:things_asset} ( {m:digits} {j:use} instead if {c:condition} )",
  means = function(p)
    return KNOWN[p.k] and p.k == p.j and { "uses_among", n = p.n, kind = p.k, set = p.s, more = p.m, condition = p.c } or nil
  end,
  take = function(node)
    return node[1] == "uses_among" and node.more and { n = node.n, k = node.kind, s = node.set, m = node.more, j = node.kind,
      c = node.condition } or nil
  end,
  example = "event: Place 2 secrets among assets controlled by investigators at your location (3 secrets instead if there is a " ..
    "clue at your location).",
  near = "event: Place 2 secrets among assets controlled by investigators at your location (3 charges instead if there is a " ..
    "clue at your location)." }
function effects.uses_among(w, node, who)
  who = who or "you"
  if who ~= "you" or w.depth > 0 or w.asked then w:refuse("who divides it?") end
  local function has(x) return x .. ':takes_uses "' .. node.kind .. '"' end
  local list = things.list(w, node.set, has)
  w:would_change(things.any_to_change(w, node.set))
  w.asked = "function(_, you) return #" .. list .. " > 0 end"
  local n = node.n
  if node.more then
    local condition = w:condition(node.condition).lua or w:refuse("this condition cannot be asked inside an effect")
    n = "(" .. condition .. ") and " .. node.more .. " or " .. n
  end
  w:emit("local list, left = " .. list .. ", " .. n)
  w:emit "local shares = {}"
  w:block("for i, asset in ipairs(list) do", function()
    w:emit('shares[i] = i == #list and left or choose_number(you, "How many for " .. asset.title .. "?", 0, left)')
    w:emit "left = left - shares[i]"
  end)
  w:emit('for i, asset in ipairs(list) do if shares[i] > 0 then asset:add_uses("' .. node.kind .. '", shares[i]) end end')
end

-- --- any card in play ------------------------------------------------------------------------------------------------------

frame { name = "remove all doom from one of yours", text = "*remove all doom from <1|a> card you control", means = { "clear_own_doom" },
  example = "event: Remove all doom from 1 card you control.", near = "event: Remove all doom from 1 card you like." }
-- Does that with the doom of one card of yours that has some.
local function with_own_doom(w, who, does)
  if who ~= "you" then w:refuse("whose card is it?") end
  w:needs_you()
  w:would_change("any(in_play: " .. IS_YOURS[1] .. " and it.doom > 0)")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "From which card?", filter(find "in_play", function(other)')
  w:emit("  return " .. IS_YOURS[2] .. " and other.doom > 0")
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. does .. " end")
end
function effects.clear_own_doom(w, _, who) with_own_doom(w, who, ".doom = 0") end
frame { name = "remove doom from one of yours", text = "*remove {n:number} doom from a card you control", means = { "less_own_doom", n = "$n" },
  example = "event: Remove 1 doom from a card you control.", near = "event: Remove 1 doom from a card you like." }
function effects.less_own_doom(w, node, who) with_own_doom(w, who, ':add("doom", -' .. node.n .. ")") end

frame { name = "discard a treachery in play", text = "*choose and *discard from play a non-weakness treachery that is not attached to an {t:trait} enemy",
  means = { "discard_treachery", trait = "$t" },
  example = "event: Choose and discard from play a non-weakness treachery that is not attached to an [[Elite]] enemy.",
  near = "event: Choose and discard from play a non-weakness treachery that is not attached to an [[Elite]] location." }
function effects.discard_treachery(w, node, who)
  local tag = things.tag_of(node.trait)
  if who ~= "you" or tag ~= "elite" and not w.facts.traits[tag] then w:refuse("no card has the trait " .. node.trait) end
  w:needs_you()
  w:would_change("any(in_play: it is treachery and it is not weakness and it.cannot_leave_play == 0 and not it.parent is " .. tag ..
    " and not check(immune, it, me))")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Discard which treachery?", filter(find "in_play", function(other)')
  w:emit('  return other:is "treachery" and not other:is "weakness" and other:check "cannot_leave_play" == 0')
  w:emit('    and not (other.parent and other.parent:is "' .. tag .. '")')
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":leave_play() end")
end

-- --- tests against a chosen enemy --------------------------------------------------------------------------------------------

language.filters.unengaged = { front = true, of = { enemy = true },
  expr = function(x) return "not " .. x .. " in threat and not (" .. x .. " is massive and not " .. x .. ".exhausted)" end,
  lua = function(x) return x .. '.zone ~= "threat" and (' .. x .. '.exhausted or not ' .. x .. ':is "massive")' end }
production { name = "not engaged with anybody", of = "front", text = "unengaged", means = { "unengaged" },
  example = "event: Choose an unengaged enemy at your location. Exhaust that enemy." }
for _, value in ipairs { "fight", "evade" } do
  production { name = "amount: the " .. value .. " of the chosen", of = "amount", text = "the " .. value .. " value of <the chosen|that> enemy",
    means = { "its_value", value = value }, take = function() end,
    example = value == "evade" and "event: Choose an enemy at your location. Test [intellect] (X), where X is the evade value of the chosen enemy. If you succeed, discover 1 clue at your location." or nil }
end

-- --- after a test ------------------------------------------------------------------------------------------------------------

production { name = "after the test", of = "outcome",
  text = "after this <skill|> test <resolves|ends> , {x:sentence}", means = { "outcome", of = "after", what = "$x" },
  example = "event: <b>Investigate.</b> After this test ends, you may move to a connecting location.",
  near = "event: <b>Investigate.</b> Before this test ends, you may move to a connecting location." }
function effects.after_test(w, node)
  if not w.place.result then w:refuse("after which test?") end
  local later = w:lines_for_later(node.what)
  w:would_change()
  w:emit 'me:arm("afterwards", you)'
  language.armed(w, "afterwards", "The test is over.", { { "after", '"test_ends"' }, { "effect", lines = later, as = "target" } })
end

-- --- in hand at the end of the turn ----------------------------------------------------------------------------------------

production { name = "in hand at the end of the turn", of = "trigger", text = "if {m:me} is in your hand at the end of your turn",
  means = { "event", tier = "at", what = { "turn_ends", held = true } },
  example = "skill: Forced - If this skill is in your hand at the end of your turn: Reveal it and lose 1 resource.",
  near = "skill: Forced - If this skill is in your deck at the end of your turn: Reveal it and lose 1 resource." }
local write = language.events.write
function language.events.write(w, node)
  if not node.what.held then return write(w, node) end
  local kinds = w.facts.kinds
  if not (kinds.skill or kinds.event or kinds.asset) then w:refuse("this is in nobody's hand") end
  return { point = "turn_ends", tier = "at", conditions = { "actor == you" }, bound = {}, own = true, has_you = true, of_hand = true,
    fields = { { "zones", '{ "hand" }' } } }
end
-- Everybody sees which card it is: a forced ability that is used names its card.
frame { name = "reveal it, from hand", text = "*reveal it and {x:act}", means = { "reveal_and", what = "$x" } }
function effects.reveal_and(w, node, who)
  if w.event ~= "at turn_ends" or w.kind ~= "forced" or w.depth > 0 or who ~= "you" then w:refuse("what is revealed?") end
  if w.facts.type ~= "skill" and w.facts.type ~= "event" then w:refuse("is it in hand?") end
  w:effect(node.what, who)
end

return {}
