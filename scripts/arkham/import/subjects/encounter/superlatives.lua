-- "The location with the most clues", "the investigator with the lowest sanity", "the enemy farthest from you": one of
-- several that is first in something. And where no copy of a card is attached.

local language = require "import/language"
local things = require "import/subjects/things"
local production, filters = language.production, language.filters
local key = require("import/chart").key
local OFFERED = language.offered

-- --- by what they are compared -----------------------------------------------------------------------------------------

-- Each way to compare: words for the greatest, the least, and Lua of the number that x has.
local function compared(of, name, most, least, means, example)
  for sign, text in pairs { [1] = most, [-1] = least } do
    local node = { means[1], sign = sign }
    for field, value in pairs(means) do
      if field ~= 1 then node[field] = value end
    end
    production { name = (sign == 1 and "most " or "least ") .. name .. " of " .. of, of = "first_" .. of, text = text,
      means = node, example = sign == 1 and example or nil }
  end
end
for of, tail in pairs { enemy = " <|on it>", location = " <|on it>", investigator = "", asset = " <|on it>" } do
  for _, counter in ipairs { "clues", "resources", "damage", "horror", "doom" } do
    compared(of, counter, "the most " .. counter .. tail, "the <fewest|least> " .. counter .. tail,
      { "by_counter", counter = counter },
      of == "location" and counter == "clues" and
        "treachery: Revelation - Place 1 doom on the location with the most clues." or nil)
  end
end
local VALUES = { enemy = { "fight", "evade", "health" }, location = { "shroud" }, investigator = {} }
for of, list in pairs(VALUES) do
  for _, value in ipairs(list) do
    compared(of, value, "the highest " .. value .. " <|value>", "the <lowest|least> " .. value .. " <|value>",
      { "by_value", value = value })
  end
end
compared("investigator", "skill", "the highest {s:skill} <|value>", "the <lowest|least> {s:skill} <|value>",
  { "by_value", value = "$s" },
  "treachery: Revelation - The investigator with the highest [combat] takes 1 damage.")
compared("asset", "cost", "the highest <|printed|resource|printed resource> cost", "the lowest <|printed|resource|printed resource> cost", { "by_cost" },
  "treachery: Revelation - Discard the asset you control with the highest cost.")
local HARM = { health = "damage", sanity = "horror" }
for _, of in ipairs { "investigator", "enemy" } do
  for _, value in ipairs { "health", "sanity" } do
    if of == "investigator" or value == "health" then
      compared(of, "remaining " .. value, "the <most|highest> remaining " .. value,
        "the <least|lowest|fewest> remaining " .. value, { "by_rest", value = value },
        of == "investigator" and value == "sanity" and
          "agenda: Forced - When the round ends: The investigator with the most remaining sanity takes 1 horror." or nil)
    end
  end
end
compared("investigator", "cards in hand", "the most cards in <|their|his or her> hand",
  "the <fewest|least> cards in <|their|his or her> hand", { "by_hand" },
  "treachery: Revelation - The investigator with the most cards in hand loses 2 resources.")
compared("location", "people", "the most investigators <|<at|on> it>", "the fewest investigators <|<at|on> it>", { "by_people" },
  "treachery: Revelation - Attach to the location with the most investigators.")

-- Lua of the number.
local NUMBERS = {
  by_cost = function(x) return "(" .. x .. ':base "cost" or 0)' end,
  by_people = function(x) return "#investigators_at(" .. x .. ")" end,
  by_counter = function(x, by) return x .. "." .. by.counter end,
  by_value = function(x, by) return x .. ':check "' .. by.value .. '"' end,
  by_rest = function(x, by) return x .. ':check "' .. by.value .. '" - ' .. x .. "." .. HARM[by.value] end,
  by_hand = function(x) return 'size("hand", ' .. x .. ")" end,
}

--- things.best(list, by): string. Lua of those of the list that are first in it.
function things.best(list, by)
  local number = NUMBERS[by[1]]
  return "filter(" .. list .. ", function(one) return #filter(" .. list .. ", function(other) return " .. number("other", by) ..
    (by.sign == 1 and " > " or " < ") .. number("one", by) .. " end) == 0 end)"
end

-- --- who or which ------------------------------------------------------------------------------------------------------

local function with(set, f)
  if filters[f[1]] == nil or filters[f[1]].of and not filters[f[1]].of[set.of] then return nil end
  local out = { "set", of = set.of, at = set.at, where = { unpack(set.where or {}) } }
  out.where[#out.where + 1] = f
  table.sort(out.where, function(a, b) return key(a) < key(b) end)
  return out
end
local function nowhere() end

for _, of in ipairs { "enemy", "location", "investigator", "asset" } do
  production { name = "the first " .. of, of = of, text = "the {s:thing_" .. of .. "} with {q:first_" .. of .. "}",
    means = { "first", set = "$s", by = "$q" },
    near = of == "location" and "treachery: Revelation - Place 1 doom on the location with the most fear." or nil }
  production { name = "the first " .. of .. " of some", of = of,
    text = "the {s:core_" .. of .. "} with {q:first_" .. of .. "} <|and|, and> {f:without_copy}",
    means = function(p)
      local set = with(p.s, p.f)
      return set and { "first", set = set, by = p.q } or nil
    end, take = nowhere }
  production { name = "the farthest " .. of, of = of,
    text = "<the farthest {s:thing_" .. of .. "} from you|the {s:thing_" .. of .. "} farthest from you|the farthest {s:thing_" ..
      of .. "}>",
    means = { "farthest", set = "$s" },
    example = of == "location" and "treachery: Revelation - Attach to the location farthest from you." or nil,
    near = of == "location" and "treachery: Revelation - Attach to the location farthest from home." or nil }
  production { name = "the nearest " .. of .. " to you", of = of,
    text = "the {s:thing_" .. of .. "} <nearest|closest> to you", means = { "nearest", set = "$s" },
    example = of == "enemy" and "treachery: Revelation - Place 1 doom on the [[Cultist]] enemy nearest to you." or nil }
end

local NAMES = { enemy = "enemy", investigator = "inv", asset = "asset", location = "place" }
local one = things.one
function things.one(w, ref, of, question, f, want)
  local kind = ref[1]
  if kind ~= "first" and kind ~= "farthest" then return one(w, ref, of, question, f, want) end
  if w.of_other then w:refuse("whose is meant?") end
  if kind == "farthest" then
    w:needs_you()
    if w.facts.type == "enemy" then w:refuse("farthest from whom?") end
  end
  if OFFERED[w.kind] and not w.place.result then w:refuse("is there one that it changes?") end
  -- Between equals the lead decides, but not about what a player's card does or a player chooses to use.
  local kinds = w.facts.kinds
  local by_player = OFFERED[w.kind] or kinds.asset or kinds.event or kinds.skill or kinds.investigator
  if by_player then w:needs_you() end
  local list = things.list(w, ref.set)
  w:would_change_if("#" .. list .. " > 0")
  local name = w:name(NAMES[ref.set.of])
  local choice = "choose(" .. (by_player and "you" or "game.lead") .. ", " .. w:quote("Which " .. ref.set.of .. "?") .. ", "
  if kind == "farthest" then
    w:emit("local " .. name .. " = " .. choice .. "farthest(you, " .. list .. "))")
  else
    local all = w:name "all"
    local number = NUMBERS[ref.by[1]]
    w:emit("local " .. all .. " = " .. list)
    w:emit("local " .. name .. " = " .. choice .. "filter(" .. all .. ", function(one)")
    w:emit("  return #filter(" .. all .. ", function(other) return " .. number("other", ref.by) ..
      (ref.by.sign == 1 and " > " or " < ") .. number("one", ref.by) .. " end) == 0")
    w:emit "end))"
  end
  w:block("if " .. name .. " then", function() f(name) end)
  w:bind(of, name, nil, true)
end

-- --- where no copy is attached -------------------------------------------------------------------------------------------

filters.without_copy = { of = { location = true, enemy = true, asset = true },
  expr = function(x)
    if x ~= "it" then error({ why = "what is attached cannot be asked here" }, 0) end
    return "not any(attachments: it.parent == that and it.title == me.title)"
  end,
  lua = function(x)
    return '#filter(find "attachments", function(card) return card.parent == ' .. x .. " and card.title == me.title end) == 0"
  end }
local WITHOUT = "<without a copy of {m:me} attached|without <a|another> copy attached|without <a|an|> {m:me} attached" ..
  "|that does not have a copy of {m:me} attached>"
for _, of in ipairs { "behind", "without_copy" } do
  production { name = "without a copy, " .. of, of = of, text = WITHOUT, means = { "without_copy" },
    example = of == "behind" and
      "treachery: Revelation - Attach to the nearest location without a copy of this treachery attached." or
      "treachery: Revelation - Attach to the location with the fewest clues without a copy of this treachery attached.",
    near = of == "behind" and
      "treachery: Revelation - Attach to the nearest location without a copy of this treachery placed." or nil }
end

filters.no_copy = filters.without_copy
production { name = "with no copy", of = "behind", text = "with no <copy of|copies of|> {m:me} attached", means = { "no_copy" },
  example = "treachery: Revelation - Attach to the nearest location with no copy of this treachery attached." }

return {}
