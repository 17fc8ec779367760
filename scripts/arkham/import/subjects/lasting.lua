-- What lasts for a while: for a skill test, until the end of the turn.

local language = require "import/language"
local things = require "import/subjects/things"
local production, effects = language.production, language.effects

-- --- for a skill test, in the middle of it -------------------------------------------------------------------------------

production { name = "boost", of = "clause", text = "you get {n:signed} {s:skill} for this <skill|> test",
  means = { "boost", n = "$n", skill = "$s" },
  near = "asset: [reaction] After you defeat an enemy: You get +2 [agility] for this skill test.",
    example = "asset: [free] Exhaust this asset: You get +1 [combat] for this skill test." }
production { name = "boost value", of = "clause", text = "you get {n:signed} skill value for this <skill|> test",
  means = { "boost", n = "$n" },
    example = "asset: [free] Exhaust this asset: You get +2 skill value for this skill test." }
production { name = "skill value", of = "act",
  text = "get {n:signed} to your skill value for <that|this> <skill|> test",
  means = { "boost", n = "$n" },
    example = "event: Fast. Play when you would fail a skill test. // Get +2 to your skill value for that test." }
-- Only an ability that is used in the middle of a test speaks of "this test"; see boost() in lib/abilities.lua.
function effects.boost(w, node)
  if w.event == "when test_would_fail" or w.event == "when test_begins" then
    w:would_change(w.event == "when test_would_fail" and "test.auto ~= 1" or nil)
    if node.skill then w:refuse("is it that skill?") end
    return w:emit('you:modify("skill_bonus", ' .. node.n .. ', "test")')
  end
  local revealed = w.event == "after token_revealed"
  if w.kind ~= "free" and not revealed or w.depth > 0 then w:refuse("which test is meant?") end
  if node.n <= 0 then w:refuse("it makes the test worse") end
  w:would_change("test.tester == you and test.auto ~= 1" .. (node.skill and " and " .. node.skill .. "_in_test" or ""))
  w:emit('you:modify("' .. (node.skill or "skill_bonus") .. '", ' .. node.n .. ', "test")')
end

-- --- until the end of a period -----------------------------------------------------------------------------------------------

for _, per in ipairs { "turn", "phase", "round" } do
  local text = per == "turn" and "<your|the|this> turn" or "<the|this> " .. per
  production { name = "until the end of " .. per, of = "until", text = "until the end of " .. text, means = per }
  production { name = "for the rest of " .. per, of = "until", text = "for the remainder of " .. text, means = per }
end
production { name = "lasting", of = "clause", text = "you get {c:changes} {p:until}",
  means = { "lasting", changes = "$c", per = "$p" } }
production { name = "lasting, before", of = "sentence", text = "{p:until} , you get {c:changes}",
  means = { "lasting", changes = "$c", per = "$p" },
  example = "event: Fast. Play only during your turn. // Until the end of the round, you get +2 [combat]." }
function effects.lasting(w, node)
  w:needs_you()
  -- "Your turn" ends with the turn of whoever has it: sure only where it is theirs.
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  w:would_change()
  local list = node.changes
  if list[1] == "all_skills" then
    for _, skill in ipairs(things.SKILLS) do
      w:emit('you:modify("' .. skill .. '", ' .. list.n .. ', "' .. node.per .. '")')
    end
  end
  for i = 2, #list do
    if list[i].per then w:refuse("it is counted later") end
  end
  for i = 2, #list do
    if list[i].per then w:refuse("it is counted later") end
  end
  for i = 2, #list do w:emit('you:modify("' .. list[i].value .. '", ' .. list[i].n .. ', "' .. node.per .. '")') end
end

-- An enemy's figures.
production { name = "an enemy's figures", of = "clause", text = "{e:enemy} gets {c:changes} {p:until}",
  means = function(p)
    return p.c[1] == "changes" and #p.c == 2 and { "enemy_lasting", enemy = p.e, changes = p.c, per = p.p } or nil
  end,
  take = function(node)
    return node[1] == "enemy_lasting" and { e = node.enemy, c = node.changes, p = node.per } or nil
  end,
  example = "enemy: Forced - After this enemy attacks you: It gets +1 damage until the end of the round.",
  near = "enemy: Forced - After this enemy attacks you: It gets +1 shroud until the end of the round." }
local FIGURES = { fight = true, evade = true, attack_damage = true, attack_horror = true }
function effects.enemy_lasting(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  if node.changes[1] ~= "changes" then w:refuse("an enemy has no skills") end
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    for i = 2, #node.changes do
      local change = node.changes[i]
      if not FIGURES[change.value] or change.per then w:refuse("an enemy has no such figure") end
      w:emit(enemy .. ':modify("' .. change.value .. '", ' .. change.n .. ', "' .. node.per .. '")')
    end
  end)
end
for _, what in ipairs { "shroud" } do
  production { name = "location " .. what, of = "clause",
    text = "{l:location} gets {n:signed} " .. what .. " {p:until}",
    means = { "location_lasting", place = "$l", value = what, n = "$n", per = "$p" } }
end
function effects.location_lasting(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  things.one(w, node.place, "location", "Which location?", function(place)
    w:emit(place .. ':modify("' .. node.value .. '", ' .. node.n .. ', "' .. node.per .. '")')
  end, node.n < 0 and { expr = function(x) return x .. "." .. node.value .. " > 0" end,
    lua = function(x) return x .. ':check "' .. node.value .. '" > 0' end })
end

return {}
