-- More of skill cards: icons for every so many of something, and results that depend on the margin; restrict.lua has those
-- for each one, and while they are committed to certain tests.

local language = require "import/language"
local production, constants = language.production, language.constants

-- Fields of the card itself: so many of each icon, times an expression.
local function icons_of(icons, times)
  local count = language.icon_counts(icons)
  return language.icon_fields(function(icon)
    local n = count[icon]
    return n and '"' .. (n > 1 and n .. " * " or "") .. times .. '"'
  end)
end
local function skill(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
end

-- --- icons ---------------------------------------------------------------------------------------------------------------

production { name = "icons for every, rounded up", of = "constant",
  text = "for every {k:digits} {n:counted_many} ( rounded up ) , {m:me} gains {i:icons}",
  means = { "icons_every", k = "$k", n = "$n", icons = "$i", up = true },
  example = "skill: For every 2 damage on you (rounded up), this skill gains [wild]." }
production { name = "icons for every, at most", of = "constant",
  text = "{m:me} gains {i:icons} for every {k:digits} {n:counted_many} ( to a maximum of {j:icons} )",
  means = { "icons_every", k = "$k", n = "$n", icons = "$i", most = "$j" },
  example = "skill: This skill gains [wild] for every 3 resources you have (to a maximum of [wild] [wild])." }
function constants.icons_every(w, node)
  skill(w)
  local amount = w:amount(node.n).expr or w:refuse("it cannot be counted here")
  local times = "(" .. amount .. (node.up and " + " .. node.k - 1 or "") .. ") / " .. node.k
  if node.most then
    -- The most has to be several times the same icons.
    local one = node.icons
    if #one ~= 2 then w:refuse("the most of which icon?") end
    for i = 2, #node.most do
      if node.most[i] ~= one[2] then w:refuse("the most of which icon?") end
    end
    times = "min(" .. #node.most - 1 .. ", " .. times .. ")"
  end
  return { { "zones", '{ "hand", "committed" }' }, { "me", icons_of(node.icons, "(" .. times .. ")") } }
end

-- --- results ---------------------------------------------------------------------------------------------------------------

for kind, each in pairs {
  attacking = { "during an attack , <that|this> attack deals {n:signed} damage ( {m:signed} damage instead if it succeeds by {r:range} )",
    "damage_bonus" },
  investigating = { "while investigating <a location|> , discover {n:number} additional clue<s> at that location ( {m:number} additional <clues|clue> instead if it succeeds by {r:range} )",
    "discover_bonus" } } do
  production { name = "more if it succeeds by, " .. kind, of = "constant", text = "if this <skill|> test is successful " .. each[1],
    means = { "more_by", kind = kind, value = each[2], n = "$n", more = "$m", range = "$r" },
    example = kind == "attacking" and "skill: If this skill test is successful during an attack, that attack deals +1 damage (+2 damage instead if it succeeds by 3 or more)." or nil }
end
function constants.more_by(w, node)
  skill(w)
  if node.more <= node.n then w:refuse("less than before") end
  local amount = node.n .. " + " .. node.more - node.n .. " * (test.margin " .. node.range[1] .. " " .. node.range.n .. ")"
  return { { "condition", '{ "' .. node.kind .. '", "test.succeeded" }' }, { "zones", '{ "committed" }' },
    { "modify", '{ { value = "' .. node.value .. '", amount = ' .. w:quote(amount) .. ', where = "it == test.tester" } }' } }
end

-- "The performing investigator may ...": abilities.lua makes them the `you` of it.
production { name = "the performer may", of = "sentence", text = "the performing investigator may {x:clauses}",
  means = { "performer_may", what = "$x" },
  example = "skill: If this test is successful by 2 or more, the performing investigator may disengage from each enemy and move to a revealed connecting location." }
function language.effects.performer_may(w) w:refuse("who performs a test here?") end

-- --- cards -----------------------------------------------------------------------------------------------------------------

language.filters.asset_or_event = { of = { card = true },
  expr = function(x) return "(" .. x .. " is asset or " .. x .. " is event)" end,
  lua = function(x) return "(" .. x .. ':is "asset" or ' .. x .. ':is "event")' end }
production { name = "asset or event", of = "core_card", text = "asset or event",
  means = function() return { "set", of = "card", where = { { "asset_or_event" } } } end,
  take = function(set)
    local where = set.where or {}
    return not set.at and #where == 1 and where[1][1] == "asset_or_event" and {} or nil
  end,
  example = "event: Return an [[Tome]] asset or event from your discard pile to your hand." }
for number, of in ipairs { "core_location", "cores_location" } do
  production { name = "connecting " .. of, of = of, text = "connecting {f:front} location" .. (number == 2 and "s" or ""),
    means = function(p)
      local known = language.filters[p.f[1]]
      if known.of and not known.of.location then return nil end
      return { "set", of = "location", at = "connecting", where = { p.f } }
    end,
    take = function() return nil end,
    example = number == 1 and "event: Move to a connecting [[Woods]] location." or nil }
end

return {}
