-- The last of player cards so far: copies in hand, whom one has engaged, what is attached, slots that hold something.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame = language.production, language.frame
local effects, conditions, costs = language.effects, language.conditions, language.costs

-- --- copies ---------------------------------------------------------------------------------------------------------

production { name = "cost: a copy of this", of = "cost", text = "discard a copy of {m:me} from your hand",
  means = { "discard_copy", me = "$m" },
  example = "asset: [free] Discard a copy of this asset from your hand: Heal all damage and horror from this copy " ..
    "of this asset.",
  near = "asset: [free] Discard a copy of this asset from your deck: Heal all damage and horror from this copy of " ..
    "this asset." }
function costs.discard_copy(w)
  if not w.facts.kinds.asset then w:refuse("where is it?") end
  return '{ can = "any(discardable: it.title == me.title)", pay = function(me, you) you:discard_card(choose(you, ' ..
    '"Discard which copy?", ' ..
    'filter(find("discardable", you), function(card) return card.title == me.title end))) end }'
end
production { name = "this copy", of = "asset", text = "this copy of {m:me_asset}", means = { "me" },
  take = function() end }
frame { name = "heal all", text = "*heal all damage and horror from {x:asset}", means = { "heal_every", from = "$x" } }
function effects.heal_every(w, node)
  local function harmed(x) return x .. ".damage + " .. x .. ".horror > 0" end
  things.one(w, node.from, "asset", "Heal which asset?", function(asset)
    w:block("together(function()", function()
      w:emit(asset .. ":heal_damage(" .. asset .. ".damage)")
      w:emit(asset .. ":heal_horror(" .. asset .. ".horror)")
    end, "end)")
  end, { expr = harmed, lua = harmed })
end

-- --- enemies --------------------------------------------------------------------------------------------------------

frame { name = "deal it damage", text = "*deal it {n:number} damage", means = { "deal", n = "$n", to = { "it" } },
  take = function() end }
-- --- attachments, slots ---------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "asset", "location" } do
  production { name = "condition: attached " .. of .. " is not", of = "condition", text = "<|the> attached " .. of ..
    " is not <a|an> {t:trait}",
    means = { "host_is_not", of = of, trait = "$t" },
    example = of == "enemy" and "event: Attach to an enemy at your location. // Forced - When the round ends, if " ..
      "attached enemy is not " ..
      "a [[Ghoul]]: Discard this event." or nil,
    near = of == "enemy" and "asset: Forced - When the round ends, if attached enemy is not a [[Ghoul]]: Discard " ..
      "this asset." or nil }
end
function conditions.host_is_not(w, node)
  if not w.facts.kinds.attached or w.kind ~= "forced" then w:refuse("this is not attached") end
  local tag = w:tag(node.trait)
  return { expr = "me.parent is not " .. tag, lua = 'not me.parent:is "' .. tag .. '"' }
end
production { name = "condition: held in slots", of = "condition", text = "you have {t:trait} assets held in " ..
  "{r:range} {s:slot} slots",
  means = { "held_in", trait = "$t", range = "$r", slot = "$s" },
  example = "asset: While you have [[Weapon]] assets held in 2 or more hand slots, you get +1 [willpower].",
  near = "asset: While you have [[Weapon]] assets held in 2 or more hand grenades, you get +1 [willpower]." }
function conditions.held_in(w, node)
  w:needs_you()
  local tag = w:tag(node.trait)
  return { expr = "sum(my_assets: (it is " .. tag .. ") * it.slot_" .. node.slot .. ") " .. node.range[1] .. " " ..
    node.range.n }
end

-- --- before the colon -----------------------------------------------------------------------------------------------

language.examples[#language.examples + 1] = { name = "chosen before the colon",
  example = "asset: [reaction] After you successfully investigate, exhaust this asset and choose an investigator at " ..
    "your location: " ..
    "That investigator draws 1 card.",
  near = "asset: [reaction] After you successfully investigate, exhaust this asset and choose a location: That " ..
    "investigator draws 1 card." }
--- language.chosen_before(head): head, sentence?. "Exhaust this and choose an investigator": what is chosen is
--- the first thing that is said of the effect.
function language.chosen_before(head)
  for i = #head, 3, -1 do
    if head[i].word == "choose" and (head[i - 1].word == "and" or head[i - 1].word == ",") then
      local before, chosen = {}, {}
      for j = 1, i - 2 do before[j] = head[j] end
      for j = i, #head do
        if head[j].word == "," then return head end
        chosen[#chosen + 1] = head[j]
      end
      if chosen[2] and (chosen[2].word == "an" or chosen[2].word == "another") and
        chosen[3].word == "investigator" then return before, chosen end
    end
  end
  return head
end

-- --- chaos tokens ------------------------------------------------------------------------------------------------------

production { name = "reveal a negative token", of = "happening", text = "you reveal a chaos token with a negative " ..
  "modifier",
  means = { "token_revealed", actor = { "you" }, where = { "test", "subject.modifier < 0" } },
  example = "event: Fast. Play after you reveal a chaos token with a negative modifier. // Switch that token's " ..
    "\"-\" to a \"+\".",
  near = "event: Fast. Play after you reveal a chaos token. // Switch that token's \"-\" to a \"+\"." }
language.lexical("minus_sign", function(token) return token.class == "quote" and token.value == "-" and "-" or nil end,
  function(value) return value == "-" and '"-"' or nil end, "-")
language.lexical("plus_sign", function(token)
  return token.class == "quote" and token.value:match "^%+%.?$" and "+" or nil
end, function(value) return value == "+" and '"+"' or nil end, "+")
frame { name = "switch the sign", text = "*switch that token 's {m:minus_sign} to <a|> {p:plus_sign}",
  means = { "switch_sign", minus = "$m", plus = "$p" } }
function effects.switch_sign(w, _, who)
  local negative
  for _, condition in ipairs(w.ability_conditions) do negative = negative or condition == "subject.modifier < 0" end
  if w.event ~= "after token_revealed" or not negative or who ~= "you" then w:refuse("which token is meant?") end
  w:would_change()
  w:emit 'event.subject:modify("modifier", -1, "test", nil, "multiply")'
end

-- --- both, or one ------------------------------------------------------------------------------------------------------

production { name = "one, or both by", of = "sentence",
  text = "either {a:clauses} <,|> or {b:clauses} ( if you <succeed|succeeded> by {r:range} , do both )",
  means = { "one_or_both", a = "$a", b = "$b", range = "$r" },
  example = "asset: [action]: <b>Fight.</b> If you succeed by 2 or more, either draw 1 card or gain 1 resource (if " ..
    "you succeed " ..
    "by 4 or more, do both).",
  near = "asset: [action]: <b>Fight.</b> If you succeed by 2 or more, either draw 1 card or gain 1 resource (if you " ..
    "succeed, do " ..
    "both)." }
function effects.one_or_both(w, node)
  if w.place.result ~= "success" then w:refuse("by how much?") end
  local changes = w.changes
  w.changes = {}
  w:block("if event.amount " .. node.range[1] .. " " .. node.range.n .. " then", function()
    w:block("together(function()", function()
      w:effect(node.a)
      w:effect(node.b)
    end, "end)")
  end, "else")
  w.changes = changes
  w:block("  choose_one(you, \"What do you choose?\", {", function() end, "  })")
  local last = table.remove(w.lines)
  for _, part in ipairs { node.a, node.b } do
    local words = w.english(part, "clauses")
    w:block("    { " .. w:quote(words:sub(1, 1):upper() .. words:sub(2)) .. ", effect = function()", function()
      w.indent = w.indent .. "    "
      w:effect(part)
      w.indent = w.indent:sub(1, -5)
    end, "    end },")
  end
  w:emit(last:sub(#w.indent + 1))
  w:emit "end"
end

-- --- somebody's turn, evasions -----------------------------------------------------------------------------------------

local TURN = "active ~= none and place(active) == here"
production { name = "term: somebody's turn here", of = "term",
  text = "while an investigator at your location is taking <his or her|their> turn",
  means = { "term", condition = { "turn_here" } },
  example = "asset: [free] While an investigator at your location is taking their turn, discard this asset: That " ..
    "investigator " ..
    "may take 2 additional actions this turn.",
  near = "asset: [free] Discard this asset: That investigator may take 2 additional actions this turn." }
function conditions.turn_here(w)
  w:needs_you()
  return { expr = TURN }
end
production { name = "more actions for them", of = "clause", text = "that investigator may take {n:digits} " ..
  "additional actions this turn",
  means = { "actions_for_them", n = "$n" } }
function effects.actions_for_them(w, node)
  local here
  for _, condition in ipairs(w.ability_conditions) do here = here or condition == TURN end
  if not here or w.depth > 0 then w:refuse("whose actions are these?") end
  w:would_change()
  w:emit('game.active:add("actions", ' .. node.n .. ")")
end
production { name = "the evader gets away", of = "skill_line",
  text = "if this <skill|> test is successful during an evasion attempt , the evading investigator may " ..
    "<immediately|> disengage " ..
    "from each other enemy engaged with <him or her|them> , and may move to a connecting location",
  means = { "if_successful", kind = "evading", what = { "performer_does", what = { "gets_away" } } },
  example = "skill: If this skill test is successful during an evasion attempt, the evading investigator may " ..
    "immediately " ..
    "disengage from each other enemy engaged with them, and may move to a connecting location.",
  near = "skill: If this skill test is successful during an attack, the evading investigator may immediately " ..
    "disengage from each " ..
    "other enemy engaged with them, and may move to a connecting location." }
function effects.gets_away(w)
  w.together = true
  w:would_change()
  w:emit 'local others = filter(find("engaged", you), function(enemy) return enemy ~= event.object and not enemy:is_immune() end)'
  w:block('if #others > 0 and confirm(you, "Disengage from all other enemies?") then', function()
    w:emit "each(others, function(enemy) enemy:disengage() end)"
  end)
  w:emit("local place = choose(you, \"Move where?\", " .. things.ways_from "you" .. ", { optional = true })")
  w:emit "if place then you:move_to(place) end"
  w.last = "check_engagement()"
end

return {}
