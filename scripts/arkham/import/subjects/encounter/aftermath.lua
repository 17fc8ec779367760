-- Cards next to the agenda deck, what happens after an enemy has been defeated, turns that end early, and other words for
-- what other subjects know: "(choose one)", "is successfully evaded", "there are clues on it".

local language = require "import/language"
local production, frame, effects = language.production, language.frame, language.effects
local constants, conditions = language.constants, language.conditions
local happening = language.happening
local OFFERED = language.offered

-- "It" is this card, if nothing else has been spoken of.
local function only_this(w)
  for _, bound in ipairs(w.bound or {}) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("what is 'it'?") end
  end
end

-- --- next to the agenda deck -------------------------------------------------------------------------------------------

-- Both decks have one place beside them, where cards are at no location and nobody's.
production { name = "beside the agenda deck", of = "clause",
  text = "put <{m:me}|it> into play <|,> next to the <agenda|act> deck", means = { "lie_beside" },
  example = "treachery: Revelation - Put this treachery into play next to the agenda deck. // Forced - At the end of the round: Discard this treachery.",
  near = "treachery: Revelation - Put this treachery into play next to the chaos bag. // Forced - At the end of the round: Discard this treachery." }
function effects.lie_beside(w)
  if not w.facts.kinds.beside or w.kind ~= "revelation" then w:refuse("what is put there?") end
  only_this(w)
  w:would_change()
  w:emit "me:enter_beside_agenda()"
end

for _, of in ipairs { "agenda", "act" } do
  frame { name = "attach to the current " .. of, text = "*attach <|{m:me}> to the current " .. of,
    means = { "attach_current", of = of },
    example = of == "agenda" and "treachery: Revelation - Attach to the current agenda." or nil,
    near = of == "agenda" and "treachery: Revelation - Attach to the next agenda." or nil }
end
function effects.attach_current(w, node)
  if not w.facts.kinds.attached or w.kind ~= "revelation" or w.place.result then w:refuse("only a card that is resolved attaches") end
  w:would_change()
  w:emit("local host = current_" .. node.of .. "()")
  w:emit "if host then me:attach_to(host) end"
end

-- --- after this enemy has been defeated ----------------------------------------------------------------------------------

-- It has left play; where it lies then depends on its victory points and on whether it belongs to a deck.
local write = language.events.write
function language.events.write(w, node)
  local what = node.what
  local is_own = what[1] == "enemy_defeated" and node.tier == "after" and (what.subject or {})[1] == "me" and
    w.facts.type == "enemy"
  if not is_own then return write(w, node) end
  local said, rest = {}, {}
  for name, value in pairs(node) do said[name] = value end
  for name, value in pairs(what) do rest[name] = value end
  rest.subject, rest.key, said.key, said.what = nil, nil, nil, rest
  local t = write(w, said)
  table.insert(t.conditions, 1, "subject == me")
  t.fields = t.fields or {}
  table.insert(t.fields, { "zones", '{ "encounter_discard", "victory", "discard" }' })
  if w.kind == "reaction" then table.insert(t.fields, { "who", '"you in investigators"' }) end
  t.bound[#t.bound + 1] = { of = "enemy", code = "me", gone = true }
  return t
end
language.example("after its own defeat", "enemy: Forced - After you defeat this enemy: Draw 1 card.",
  "enemy: Forced - After you defeat this enemy: Place 1 doom on it.")

-- --- an ability for as long as something holds ---------------------------------------------------------------------------

language.example("gains an ability", 'location: While this location has no clues on it, it gains: "[action]: Draw 1 card. (Limit once per game.)"',
  'location: While this location has no clues on it, it gains: "Draw 1 card."')
language.example("gains a forced ability", 'enemy: While this enemy is exhausted, it gains: "Forced - At the end of the round: Place 1 doom on this enemy."',
  'enemy: While you have no clues, this enemy gains: "Forced - At the end of the round: Place 1 doom on this enemy."')

-- --- the end of a turn -------------------------------------------------------------------------------------------------

frame { name = "end the turn", text = "<|immediately> *end ~your turn", means = { "end_turn" },
  example = "location: Forced - After you enter this location: Lose all remaining actions and end your turn.",
  near = "location: Forced - After you enter this location: Lose all remaining actions and end your game." }
function effects.end_turn(w, _, who)
  if who ~= "you" then w:refuse("whose turn ends?") end
  w:would_change(OFFERED[w.kind] and not w.my_turn and "my_turn" or nil)
  w:emit "you:end_turn()"
end

-- --- in other words ----------------------------------------------------------------------------------------------------

production { name = "one of two, in brackets", of = "sentence", text = "{a:clauses} <|,> or {b:clauses} ( choose one )",
  means = { "choose_one", a = "$a", b = "$b" }, take = function() end,
  example = "enemy: Forced - After this enemy attacks you: Take 1 damage or lose 1 resource (choose one).",
  near = "enemy: Forced - After this enemy attacks you: Take 1 damage or lose 1 resource (choose two)." }

for word, kind in pairs { evaded = "evading", attacked = "attacking" } do
  happening("is successfully " .. word, "{e:enemy} is successfully " .. word, { "test_succeeded", kind = kind, object = "$e" },
    word == "evaded" and "enemy: Forced - After this enemy is successfully evaded: Place 1 doom on it." or nil,
    word == "evaded" and "enemy: Forced - After this enemy is unsuccessfully evaded: Place 1 doom on it." or nil)
end

-- On a location or enemy, of which alone the text has spoken.
for name, way in pairs { some = { "{r:range} {c:counter}", "$r" }, any = { "<|any|a> {c:counter}", { ">=", n = 1 } } } do
  production { name = "condition: " .. name .. " on it", of = "condition", text = "there <are|is> " .. way[1] .. " on it",
    means = { "counter_on_it", counter = "$c", range = way[2] }, take = name == "any" and function() end or nil,
    example = name == "some" and
      "location: Forced - After you end your turn at this location, if there are 1 or more clues on it: Lose 1 resource." or nil,
    near = name == "some" and
      "location: Forced - After you end your turn at this location, if there are 1 or more keys on it: Lose 1 resource." or nil }
end
function conditions.counter_on_it(w, node)
  local constant = w.kind == "constant"
  if w.facts.type ~= "location" and w.facts.type ~= "enemy" or constant and not w.it_is_me then w:refuse("what is 'it'?") end
  only_this(w)
  local said = "me." .. node.counter .. " " .. node.range[1] .. " " .. node.range.n
  return { expr = said, lua = said }
end
local none_on_it = conditions.none_on_it
function conditions.none_on_it(w, node)
  if w.facts.type ~= "location" or w.kind == "constant" then return none_on_it(w, node) end
  return conditions.counter_on_it(w, { "counter_on_it", counter = node.counter, range = { "==", n = 0 } })
end

for what, value in pairs { ["gain resources"] = "cannot_gain", ["draw cards"] = "cannot_draw", ready = "cannot_ready" } do
  for number, who in ipairs { "one_who", "many_who" } do
    if number == 2 or value ~= "cannot_draw" then
      production { name = "not in the upkeep phase: " .. what .. " " .. who, of = "constant",
        text = "{w:" .. who .. "} " .. (number == 1 and "does" or "do") .. " not " .. what .. " during the upkeep phase",
        means = { "nothing_in_upkeep", who = "$w", value = value },
        example = who == "many_who" and value == "cannot_gain" and
          "location: Investigators at this location do not gain resources during the upkeep phase." or nil,
        near = who == "many_who" and value == "cannot_gain" and
          "location: Investigators at this location do not gain resources during the upkeep dance." or nil }
    end
  end
end
function constants.nothing_in_upkeep(w, node)
  return constants.constant_in_phase(w, { "constant_in_phase", phase = 4,
    holds = { "holds", who = node.who, what = { "forbidden", value = node.value } } })
end

for _, which in ipairs { "agenda", "act" } do
  for text, sign in pairs { ["<it is|the current " .. which .. " is> " .. which .. " {n:digits}"] = "==",
    ["<it is|the current " .. which .. " is> not " .. which .. " {n:digits}"] = "~=" } do
    language.condition_of_two(which .. " number " .. sign, text, { "deck_number", of = which, sign = sign, n = "$n" },
      which == "agenda" and sign == "==" and "location: While it is agenda 2, this location gets +1 shroud." or nil,
      which == "agenda" and sign == "==" and "location: While it is agenda two, this location gets +1 shroud." or nil)
  end
end
function conditions.deck_number(_, node)
  local test = node.of .. "_number " .. node.sign .. " " .. node.n
  return { expr = test, lua = "game." .. test }
end

return {}
