-- More of what always holds on locations, enemies and treacheries: who cannot investigate or spawn there, what keeps its
-- doom, what counts as if it lay elsewhere, what is counted at a card's own place.

local language = require "import/language"
local things = require "import/subjects/things"
local production, effects = language.production, language.effects
local constants, holds, states = language.constants, language.holds, language.states
local conditions, filters, amounts = language.conditions, language.filters, language.amounts
local happening = language.happening

-- --- doom that stays -------------------------------------------------------------------------------------------------

production { name = "keeps its doom", of = "constant", text = "do not remove doom from {m:me} when the agenda advances",
  means = { "keeps_own_doom", me = "$m" },
  example = "enemy: Do not remove doom from this enemy when the agenda advances.",
  near = "enemy: Do not remove doom from this enemy when the act advances." }
function constants.keeps_own_doom() return { { "me", "{ keeps_doom = 1 }" } } end
happening("this agenda advances", "{m:me} advances",
  { "agenda_advances", me = "$m", where = { "subject == me" }, of = "agenda", only = "when" })
production { name = "locations keep their doom", of = "clause", text = "do not remove doom from <locations|each location> in play",
  means = { "keep_location_doom" },
  example = "agenda: Forced - When this agenda advances: Do not remove doom from locations in play.",
  near = "agenda: Forced - When the round ends: Do not remove doom from locations in play." }
function effects.keep_location_doom(w)
  if w.event ~= "when agenda_advances" then w:refuse("when is doom removed?") end
  w:would_change()
  w:emit 'each(filter(find "locations", function(place) return place.doom > 0 end), function(place)'
  w:emit '  place:modify("keeps_doom", 1, "advance")'
  w:emit "end)"
end

-- --- who cannot ------------------------------------------------------------------------------------------------------

production { name = "nothing spawns here", of = "holds", text = "enemies cannot spawn <at|in> {m:me_location}",
  means = { "no_spawning", me = "$m" }, example = "location: Enemies cannot spawn at this location.",
  near = "location: Treacheries cannot spawn at this location." }
function holds.no_spawning() return { "modify", '{ { value = "cannot_spawn", where = "it is enemy and that == me" } }' } end

-- "While you have 3 or fewer resources": of whoever would investigate.
local OWN = { resources = { "resources", "it.resources" }, hand = { "cards in your hand", "count(hands: bearer(it) == that)" },
  hidden = { "hidden card<s> in your hand", "count(hands: bearer(it) == that and it is hidden)" } }
for what, each in pairs(OWN) do
  local text = "you have {r:range} " .. each[1]
  production { name = "cannot investigate while: " .. what, of = "constant",
    text = "<you cannot investigate <{m:me_location}|this location> while " .. text .. "|while " .. text ..
      " , you cannot investigate <{m:me_location}|this location>>",
    means = { "no_investigation", what = what, range = "$r" },
    example = what == "resources" and "location: You cannot investigate this location while you have 2 or fewer resources." or nil,
    near = what == "resources" and "location: You cannot investigate this location while you have 2 or fewer assets." or nil }
end
function constants.no_investigation(w, node)
  if w.facts.type ~= "location" then w:refuse("this is no location") end
  return { { "modify", '{ { value = "cannot_investigate", where = ' .. w:quote("it is investigator and that == me and " ..
    OWN[node.what][2] .. " " .. node.range[1] .. " " .. node.range.n) .. " } }" } }
end
production { name = "no draws in upkeep", of = "constant", text = "{w:one_who} does not draw cards during the upkeep phase",
  means = { "no_upkeep_draws", who = "$w" },
  example = "enemy: Each investigator at this enemy's location does not draw cards during the upkeep phase.",
  near = "enemy: Each investigator at this enemy's location does not draw cards during the upkeep dance." }
function constants.no_upkeep_draws(w, node)
  local holds_it = { "holds", who = node.who, what = { "forbidden", value = "cannot_draw" } }
  return constants.constant_in_phase(w, { "constant_in_phase", phase = 4, holds = holds_it })
end
production { name = "text counts as blank", of = "holds",
  text = "treat the printed text box of each {s:core_asset} you control as if it were blank", means = { "blank_assets", set = "$s" },
  example = "treachery: Revelation - Put this card into play in your threat area. // Treat the printed text box of each [[Ally]] asset you control as if it were blank.",
  near = "treachery: Revelation - Put this card into play in your threat area. // Treat the printed text box of each [[Ally]] enemy you control as if it were blank." }
function holds.blank_assets(w, node)
  language.own_card(w)
  if node.set.at then w:refuse("whose assets are they?") end
  local parts = things.said(w, node.set, "it", "expr")
  table.insert(parts, 1, "it is asset and it.controller == you")
  return { "modify", '{ { value = "text_blank", where = ' .. w:quote(table.concat(parts, " and ")) .. " } }" }
end

-- --- as if it were elsewhere -----------------------------------------------------------------------------------------

production { name = "counts as in the victory display", of = "holds",
  text = "<it|{m:me_location}> is considered to be in the victory display ( for the purposes of counting vengeance )",
  means = { "as_in_victory" },
  example = "location: While this location has no clues on it, it is considered to be in the victory display (for the purposes of counting vengeance).",
  near = "location: While this location has no clues on it, it is considered to be in the victory display (for the purposes of counting victory)." }
function holds.as_in_victory(w, _, state)
  if w.facts.type ~= "location" or not state then w:refuse("what is in the victory display?") end
  return { "me", "{ as_in_victory = 1 }" }
end

-- --- what is counted -------------------------------------------------------------------------------------------------

filters.asset_with_me = { of = { asset = true }, expr = function(x) return x .. " is asset and place(" .. x .. ") == place(me)" end,
  lua = function(x) return x .. ':is "asset" and ' .. x .. ".place == me.place" end }
production { name = "an asset at its location", of = "behind", text = "at <its|{m:me_enemy} 's> location", means = { "asset_with_me" },
  example = "enemy: This enemy gets +1 fight and +1 evade for each [[Ally]] asset at its location.",
  near = "event: Gain 1 resource for each [[Ally]] asset at its location." }
local base = things.base
function things.base(w, set)
  for _, f in ipairs(set.of == "asset" and not set.at and set.where or {}) do
    if f[1] == "asset_with_me" then
      if w.facts.type ~= "enemy" then w:refuse("whose location is meant?") end
      return "in_play"
    end
  end
  return base(w, set)
end
production { name = "doom at this", of = "counted",
  text = "doom on each card <in|at> {m:me_location} <( including itself )|>", means = { "doom_at_me", me = "$m" },
  example = "location: This location gets +1 shroud for each doom on each card at this location (including itself).",
  near = "location: This location gets +1 shroud for each clue on each card at this location (including itself)." }
function amounts.doom_at_me() return { expr = "sum(doomed: (place(it) == me) * it.doom)" } end
production { name = "harder for what is committed", of = "holds",
  text = "each of your skill tests gets {n:signed} difficulty for each card committed to it", means = { "harder_committed", n = "$n" },
  example = "location: While you are at this location, each of your skill tests gets +1 difficulty for each card committed to it.",
  near = "location: While you are at this location, each of your skill tests gets +1 difficulty for each card in your hand." }
function holds.harder_committed(w, node, state)
  if w.facts.type ~= "location" or not state or state[1] ~= "at_me" then w:refuse("whose tests are they?") end
  return { "everyone_here", "{ test_difficulty = " .. w:quote((node.n == 1 and "" or node.n .. " * ") .. "count(committed)") .. " }" },
    true
end
local of_tester = language.of_tester
function language.of_tester(text)
  local rest, n = text:gsub("count%(hand%)", "0 + 0")
  local said = of_tester(rest)
  return said and n > 0 and (said:gsub("0 %+ 0", "count(hands: bearer(it) == test.tester)")) or said
end
language.example("cards of whoever investigates",
  "location: While you are investigating this location, it gets +1 shroud for each card in your hand.",
  "location: While you are investigating this location, it gets +1 shroud for each card in your deck.")

-- --- states ----------------------------------------------------------------------------------------------------------

filters.empty_handed = { of = { investigator = true },
  expr = function(x) return "not any(hands: bearer(it) == " .. (x == "it" and "that" or x) .. ")" end,
  lua = function(x) return 'size("hand", ' .. x .. ") == 0" end }
production { name = "with an empty hand", of = "behind", text = "with no cards in <his or her|their> hand", means = { "empty_handed" },
  example = "enemy: While engaged with an investigator with no cards in their hand, this enemy cannot be evaded.",
  near = "enemy: While engaged with an investigator with no cards in their deck, this enemy cannot be evaded." }
production { name = "condition: an empty hand there", of = "condition",
  text = "an investigator at {m:me_enemy} 's location has no cards in hand", means = { "empty_hand_there", me = "$m" },
  example = "enemy: While an investigator at this enemy's location has no cards in hand, this enemy cannot be evaded.",
  near = "enemy: While an investigator at this enemy's location has no cards in play, this enemy cannot be evaded." }
function conditions.empty_hand_there()
  return { expr = "any(investigators: place(it) == place(me) and not any(hands: bearer(it) == that))",
    lua = "#filter(investigators_at(me.place), function(inv) return size(\"hand\", inv) == 0 end) > 0" }
end
production { name = "state: attacked using", of = "state",
  text = "{m:me_enemy} is being attacked using <a|an> {t:trait} , {u:trait} , or {v:trait} asset",
  means = { "attacked_using", a = "$t", b = "$u", c = "$v", me = "$m" },
  example = "enemy: While this enemy is being attacked using a [[Spell]], [[Tome]], or [[Charm]] asset, it gets -1 fight.",
  near = "enemy: While this enemy is being attacked using a [[Spell]], [[Tome]], or [[Charm]] event, it gets -1 fight." }
function states.attacked_using(w, _, state)
  local parts = {}
  for i, field in ipairs { "a", "b", "c" } do parts[i] = "test.source is " .. w:tag(state[field]) end
  return { "condition", '{ "attacking", "test.target == me", "test.source is asset", ' ..
    w:quote(table.concat(parts, " or ")) .. " }" }
end

return {}
