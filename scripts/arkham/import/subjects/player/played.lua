-- More of what events do: places that are chosen, everybody there, two investigators at once, the event itself.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions

-- --- places ----------------------------------------------------------------------------------------------------------------

production { name = "either your location or next to it", of = "location", text = "either your location or <a|any> connecting location",
  means = { "a", set = { "set", of = "location", where = { { "near" } } } },
  take = function() return nil end,
  example = "event: Choose either your location or a connecting location. Deal 3 damage to each enemy and to each investigator at the chosen location." }
frame { name = "harm everybody there",
  text = "*deal {n:number} damage to each enemy and <to|> each investigator at the chosen location",
  means = { "harm_there", n = "$n" } }
function effects.harm_there(w, node, who)
  local place = w:find_bound "location"
  if who ~= "you" or place.guarded or not w.target then w:refuse("where?") end
  w:would_change()
  -- Where nobody is nothing happens.
  w.target = w.target:gsub('" }$', ' and (any(enemies: place(it) == that and it_takes_damage and not check(immune, it, me)) or any(investigators: place(it) == that))" }')
  w:emit("local hit = filter(find \"enemies\", function(enemy) return enemy.place == " .. place.code .. " end)")
  w:emit("for _, inv in ipairs(investigators_at(" .. place.code .. ")) do hit[#hit + 1] = inv end")
  w:emit("harm_all(you, hit, " .. node.n .. ")")
end
language.filters.no_enemies = { of = { location = true },
  expr = function(x)
    if x ~= "it" then error({ why = "who is there cannot be asked here" }, 0) end
    return "not any(enemies: place(it) == that)"
  end,
  lua = function(x) return "#filter(find \"enemies\", function(enemy) return enemy.place == " .. x .. " end) == 0" end }
production { name = "with no enemies", of = "behind", text = "with no enemies", means = { "no_enemies" },
  example = "event: Fast. Play only during your turn. // Disengage from each enemy engaged with you and move to a revealed location with no enemies." }
language.examples[#language.examples + 1] = { name = "where it was defeated",
  example = "asset: [reaction] After you defeat an enemy, exhaust this asset: Discover 1 clue at that enemy's location.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: Deal 1 damage to that enemy." }
language.examples[#language.examples + 1] = { name = "each their own",
  example = "event: Each investigator at your location heals 1 horror.",
  near = "event: Each investigator at your location deals 1 damage to an enemy at your location." }
production { name = "that enemy's place", of = "location", text = "that enemy 's location", means = { "place_of_that" },
  example = "event: Fast. Play after you evade an enemy. // Discover 1 clue at that enemy's location." }

-- --- results ---------------------------------------------------------------------------------------------------------------

for of, verb in pairs { success = "succeed", fail = "fail" } do
  production { name = "if you " .. verb .. " and", of = "outcome", text = "if you " .. verb .. " and {c:condition} , {x:sentence}",
    means = { "outcome", of = of, what = { "if", condition = "$c", what = "$x" } },
    example = of == "success" and "event: <b>Evade.</b> If you succeed and you control 2 or more clues, heal 1 horror." or nil }
  production { name = "if you " .. verb .. " by, and", of = "outcome",
    text = "if you " .. verb .. " by {r:range} and {c:condition} , {x:sentence}",
    means = { "outcome", of = of, by = "$r", what = { "if", condition = "$c", what = "$x" } } }
end
for word, kind in pairs { evaded = "evade", attacked = "fight" } do
  production { name = "condition: the " .. word .. " enemy is not", of = "condition", text = "the " .. word .. " enemy is non- {t:trait}",
    means = { "tested_is_not", kind = kind, trait = "$t" } }
end
function conditions.tested_is_not(w, node)
  if w.place.kind ~= node.kind then w:refuse("no enemy is " .. node.kind .. "ed") end
  local tag = w:tag(node.trait)
  return { lua = 'not event.object:is "' .. tag .. '"' }
end
production { name = "damage for each", of = "mod_fight",
  text = "you deal {n:signed} damage for this attack for each {c:counted} <( max {m:signed} damage )|( to a maximum of {m:signed} damage )>",
  means = { "damage_each", n = "$n", each = "$c", most = "$m" },
  example = "event: <b>Fight.</b> You deal +1 damage for this attack for each clue you have (max +3 damage)." }
function language.mods.damage_each(w, node, _, fields)
  local amount = w:amount(node.each).expr or w:refuse("it cannot be counted")
  if fields.damage then w:refuse("two amounts of damage") end
  fields.damage = w:quote("min(" .. node.most .. ", " .. (node.n > 1 and node.n .. " * " or "") .. amount .. ")")
end

-- --- who -------------------------------------------------------------------------------------------------------------------

production { name = "both of you", of = "sentence", text = "both you and that investigator {x:clauses}",
  means = { "both_of_you", what = "$x", other = { "that", of = "investigator" } },
  example = "event: Choose another investigator at your location. Both you and that investigator gain 2 resources.",
  near = "event: Choose an enemy at your location. Both you and that investigator gain 2 resources." }
function effects.both_of_you(w, node)
  local other = w:find_bound "investigator"
  if other.guarded then w:refuse("was somebody chosen?") end
  local parts = node.what[1] == "seq" and { unpack(node.what, 2) } or { node.what }
  local function write(who)
    for _, part in ipairs(parts) do
      if part[1] ~= "does" or part.who[1] ~= "you" then w:refuse("what do both do?") end
      w:effect(part.what, who)
    end
  end
  local changes, yours, theirs = w.changes, nil, nil
  w:block("together(function()", function()
    w.changes = {}
    write "you"
    yours = w:changed()
    theirs = w:of_others(function() write(other.code) end)
  end, "end)")
  w.changes = changes
  w:would_change()
  -- Somebody is chosen for whom, or for you, it would change something.
  local wanted = yours and theirs and language.said_of_other(theirs, "it")
  if not wanted or other.code ~= w.as then return end
  w.wants, w.lua_wants = w.wants or {}, w.lua_wants or {}
  w.wants[#w.wants + 1] = yours .. " or " .. wanted
  w.lua_wants[#w.lua_wants + 1] = "true"
end
frame { name = "move somebody", text = "*move {i:investigator} to a connecting location", means = { "move_other", who = "$i" },
  example = "event: Fast. Play only during your turn. // Choose an investigator at your location. Move that investigator to a connecting location." }
function effects.move_other(w, node, who)
  if who ~= "you" or node.who[1] ~= "that" then w:refuse("who is moved?") end
  things.one(w, node.who, "investigator", "Move whom?", function(inv)
    w:emit('local to = choose(you, "Move where?", filter(find("connecting", ' .. inv .. "), function(place) return " .. inv ..
      ':check("cannot_enter", place) == 0 end))')
    w:emit("if to then " .. inv .. ":move_to(to) end")
  end, things.CAN_MOVE_ON)
end

-- --- cards -----------------------------------------------------------------------------------------------------------------

frame { name = "exile this", text = "*exile {m:me}", means = { "exile", me = "$m" },
  example = "event: Fast. Play when you draw a non-weakness treachery card. // Cancel that card's revelation effect. Exile this event." }
function effects.exile(w)
  if w.facts.kinds.attached or w.kind ~= "event" and not w.facts.kinds.asset then w:refuse("is it exiled so?") end
  -- By itself it is no reason to play an event.
  if w.kind ~= "event" then w:would_change() end
  w:emit "me:exile()"
end
frame { name = "take several cards", text = "*return {n:number} {s:things_card} to ~your hand", means = { "take_cards", n = "$n", set = "$s" },
  example = "event: Return 3 [[Spell]] skills from your discard pile to your hand." }
function effects.take_cards(w, node, who)
  if who ~= "you" or node.n < 2 then w:refuse("others take cards") end
  w:would_change(things.any(w, node.set))
  w:emit("local found = " .. things.list(w, node.set))
  w:emit("local n = math.min(" .. node.n .. ", #found)")
  w:emit 'each(choose(you, "Which cards?", found, { min = n, max = n, many = true }), function(card) you:add_to_hand(card) end)'
end

return {}
