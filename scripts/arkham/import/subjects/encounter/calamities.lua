-- Still more of what befalls people: what each of them must choose, "if you do not", enemies and locations that are stronger
-- for a while, clues that are lost, hands and resources of which little is left.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local OFFERED = language.offered

-- --- what each must choose -----------------------------------------------------------------------------------------------

production { name = "what they do", of = "their_act", text = "{x:act}", means = "$x" }
production { name = "what they do with theirs", of = "their_act", text = "{x:must_act}", means = "$x" }
production { name = "each must choose", of = "sentence",
  text = "{i:each_investigator} must <either|choose to either|choose either|either ( choose one ) :> {a:their_act} <|,> or {b:their_act}",
  means = { "each_either", who = "$i", a = "$a", b = "$b" },
  example = "treachery: Revelation - Each investigator must either take 1 damage or lose 2 resources.",
  near = "treachery: Revelation - Each investigator must either take 1 damage or lose 2 hearts." }
function effects.each_either(w, node)
  if OFFERED[w.kind] then w:refuse("can they choose?") end
  w:would_change()
  things.each(w, node.who.set, function(inv)
    w:emit("must_choose(" .. inv .. ', "Which of these?", {')
    for _, act in ipairs { node.a, node.b } do
      local words = w.english(act, "their_act")
      local mark = #w.lines + 1
      w:emit ""
      local theirs
      w:block("  effect = function()", function()
        local before, paying = w.of_other, w.paying
        w.of_other, w.paying = true, nil
        theirs = w:of_others(function() w:effect(act, inv) end)
        if w.paying then w:refuse("who pays it?") end
        w.of_other, w.paying = before, paying
      end, "  end },")
      local can = theirs and language.said_of_other(theirs, inv)
      if theirs and not can then w:refuse "it cannot be asked whether this changes anything" end
      w.lines[mark] = w.indent .. "  { " .. w:quote(words:sub(1, 1):upper() .. words:sub(2)) .. "," .. (can and " can = " .. can .. "," or "")
    end
    w:emit "})"
  end)
end

-- "You may discard an asset you control. If you do not, take 2 damage."
production { name = "if you do not", of = "if_not", text = "if you do not , {x:sentence}", means = { "if_not", what = "$x" },
  example = "treachery: Revelation - You may place 1 of your clues on your location. If you do not, take 1 horror.",
  near = "treachery: Revelation - You may place 1 of your clues on your location. If you did not, take 1 horror." }
function effects.may_or_else(w, node)
  w:needs_you()
  local question = w.english(node.what, "clauses")
  local changes, asks, paying = w.changes, w.asks, w.paying
  w.changes, w.asks, w.paying = {}, true, nil
  local mark = #w.lines + 1
  w:block("if", function() w:effect(node.what) end, "else")
  local changed = w.paying or w:changed()
  w.changes, w.asks, w.paying = changes, asks, paying
  w.lines[mark] = w.indent .. "if " .. (changed and "(" .. language.in_lua(w, changed) .. ") and " or "") ..
    "confirm(you, " .. w:quote(question:sub(1, 1):upper() .. question:sub(2) .. "?") .. ") then"
  local indent, depth = w.indent, w.depth
  w.indent, w.depth = indent .. "  ", depth + 1
  w:effect(node.other)
  w.indent, w.depth = indent, depth
  w:emit "end"
  w:would_change()
end

-- --- for a while -----------------------------------------------------------------------------------------------------------

-- What enters play later is not changed (Rules Reference: Lasting Effects).
local FIGURES = { fight = true, evade = true, attack_damage = true, attack_horror = true }
for name, each in pairs { each = { "{e:each_enemy}", "gets" }, all = { "{m:many_enemies}", "get" } } do
  for place, text in pairs { behind = each[1] .. " " .. each[2] .. " {c:changes} {p:until}",
    before = "{p:until} , " .. each[1] .. " " .. each[2] .. " {c:changes}" } do
    production { name = name .. " stronger, " .. place, of = place == "behind" and "clause" or "sentence", text = text,
      means = function(p) return { "enemies_lasting", enemies = p.e or p.m, changes = p.c, per = p.p } end,
      take = (name ~= "each" or place ~= "behind") and function() end or function(node)
        return node[1] == "enemies_lasting" and { e = node.enemies, c = node.changes, p = node.per } or nil
      end,
      example = name == "each" and place == "before" and "treachery: Revelation - Until the end of the round, each enemy gets +1 fight and +1 evade." or nil,
      near = name == "each" and place == "before" and "treachery: Revelation - Until the end of the round, each enemy gets +1 shroud." or nil }
  end
end
production { name = "many enemies", of = "many_enemies", text = "{s:things_enemy}", means = { "each", set = "$s" } }
function effects.enemies_lasting(w, node)
  if OFFERED[w.kind] then w:refuse("are there any?") end
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  if node.changes[1] ~= "changes" then w:refuse("an enemy has no skills") end
  w:would_change()
  things.each(w, node.enemies.set, function(enemy)
    for i = 2, #node.changes do
      local change = node.changes[i]
      if not FIGURES[change.value] or change.per then w:refuse("an enemy has no such figure") end
      w:emit(enemy .. ':modify("' .. change.value .. '", ' .. change.n .. ', "' .. node.per .. '")')
    end
  end)
end
production { name = "until, a location", of = "sentence", text = "{p:until} , {l:location} gets {n:signed} shroud",
  means = { "location_lasting", place = "$l", value = "shroud", n = "$n", per = "$p" }, take = function() end,
  example = "treachery: Revelation - Until the end of the round, your location gets +2 shroud.",
  near = "treachery: Revelation - Until the end of the round, your location gets +2 fight." }
production { name = "until, an enemy", of = "sentence", text = "{p:until} , {e:enemy} gets {c:changes}",
  means = { "enemy_lasting", enemy = "$e", changes = "$c", per = "$p" }, take = function() end,
  example = "treachery: Revelation - Until the end of the round, the nearest enemy gets +2 fight." }
for name, text in pairs { each = "{e:each_enemy} cannot be evaded {p:until}", ["until, each"] = "{p:until} , {e:each_enemy} cannot be evaded",
  all = "{m:many_enemies} cannot be evaded {p:until}", ["until, all"] = "{p:until} , {m:many_enemies} cannot be evaded" } do
  production { name = "not evaded, " .. name, of = name:find "until" and "sentence" or "clause", text = text,
    means = function(p) return { "not_evaded_until", enemies = p.e or p.m, per = p.p } end,
    take = name == "each" and function(node)
      return node[1] == "not_evaded_until" and { e = node.enemies, p = node.per } or nil
    end or function() end,
    example = name == "until, all" and "treachery: Revelation - Until the end of the phase, enemies cannot be evaded." or nil,
    near = name == "until, all" and "treachery: Revelation - Until the end of the phase, enemies cannot be understood." or nil }
end
function effects.not_evaded_until(w, node)
  if OFFERED[w.kind] or node.per == "turn" and not w.my_turn then w:refuse("are there any?") end
  w:would_change()
  things.each(w, node.enemies.set, function(enemy) w:emit(enemy .. ':modify("cannot_be_evaded", 1, "' .. node.per .. '")') end)
end

-- --- people ----------------------------------------------------------------------------------------------------------------

production { name = "you are defeated", of = "clause", text = "you are <|immediately> defeated", means = { "you_fall" },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, you are defeated.",
  near = "treachery: Revelation - Test [willpower] (3). If you fail, you are deflated." }
function effects.you_fall(w)
  w:needs_you()
  w:would_change()
  w:emit "defeat_investigators({ you })"
end
frame { name = "lose all but some resources", text = "*lose all but {n:number} of ~your resource<s>", means = { "keep_resources", n = "$n" },
  example = "treachery: Revelation - Lose all but 2 of your resources.", near = "treachery: Revelation - Lose all but 2 of your clues." }
function effects.keep_resources(w, node, who)
  w:change_of(who, "you.resources > " .. node.n)
  w:emit("if " .. who .. ".resources > " .. node.n .. " then " .. who .. ".resources = " .. node.n .. " end")
end
for _, type in ipairs { "event", "asset", "skill" } do
  frame { name = "discard each " .. type .. " in hand", text = "*discard <each " .. type .. " <|card>|all " .. type .. "s> <from|in> ~your hand",
    means = { "discard_each_in_hand", type = type },
    example = type == "event" and "treachery: Revelation - Discard each event from your hand." or nil,
    near = type == "event" and "treachery: Revelation - Discard each event from your deck." or nil }
end
frame { name = "discard each of a trait in hand", text = "*discard <each|all> {t:trait} <card|cards> <from|in> ~your hand",
  means = { "discard_each_in_hand", trait = "$t" },
  example = "treachery: Revelation - Discard each [[Charm]] card from your hand." }
function effects.discard_each_in_hand(w, node, who)
  if who ~= "you" then w:refuse("whose hand is it?") end
  local tag = node.type or w:tag(node.trait)
  w:would_change("any(discardable: it is " .. tag .. ")")
  w.in_lua = w.in_lua or {}
  local list = 'filter(find("discardable", you), function(card) return card:is "' .. tag .. '" end)'
  w.in_lua["any(discardable: it is " .. tag .. ")"] = "#" .. list .. " > 0"
  w:emit("you:discard_cards(" .. list .. ")")
end

frame { name = "place all own clues", text = "*place all <of|> ~your clues on ~your location", means = { "place_all_clues" },
  example = "reference: [tablet]: -2. If you fail, place all of your clues on your location.",
  near = "reference: [tablet]: -2. If you fail, place all of your keys on your location." }
function effects.place_all_clues(w, _, who)
  w:change_of(who, "you.clues > 0")
  w:emit(who .. ":place_clues(" .. who .. ".clues)")
end
language.example("nothing remains", "reference: [skull]: -2 (-4 instead if you have no sanity remaining).",
  "reference: [skull]: -2 (-4 instead if you have no sanity).")
language.example("cards in hand of the tester", "reference: [skull]: -1 (-3 instead if you have 5 or more cards in your hand).",
  "reference: [skull]: -1 (-3 instead if you have 5 or more cards in your deck).")

-- --- clues -----------------------------------------------------------------------------------------------------------------

local SOME = { expr = function(x) return x .. ".clues > 0" end, lua = function(x) return x .. ".clues > 0" end }
for name, words in pairs { some = "{n:digits} <clue|clues>", all = "all clues" } do
  frame { name = "remove clues, " .. name, text = "<*remove|*discard> " .. words .. " from {l:location}",
    means = { "remove_clues", n = name == "some" and "$n" or nil, from = "$l" },
    example = name == "all" and "treachery: Revelation - Remove all clues from your location." or
      "treachery: Revelation - Remove 1 clue from your location.",
    near = name == "all" and "treachery: Revelation - Remove all keys from your location." or nil }
end
function effects.remove_clues(w, node)
  things.one(w, node.from, "location", "From which location?", function(place)
    w:emit(place .. ':add("clues", -' .. (node.n or place .. ".clues") .. ")")
  end, SOME)
end
frame { name = "a clue of your location to an enemy", text = "*move {n:digits} <clue|clues> from ~your location to {e:enemy}",
  means = { "clue_here_to", n = "$n", to = "$e" },
  example = "treachery: Revelation - Move 1 clue from your location to the nearest enemy.",
  near = "treachery: Revelation - Move 1 clue from your location to the nearest friend." }
function effects.clue_here_to(w, node, who)
  if who ~= "you" or OFFERED[w.kind] or node.to[1] == "me" and w.kind == "revelation" then w:refuse("whose location is it?") end
  w:needs_you()
  local before = w.changes
  w.changes = {}
  things.one(w, node.to, "enemy", "To which enemy?", function(enemy)
    w:emit(enemy .. ':add("clues", -you.place:add("clues", -' .. node.n .. "))")
  end)
  w.changes = before
  w:would_change "here.clues > 0"
end

return {}
