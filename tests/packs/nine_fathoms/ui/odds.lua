-- Exact chances of the next roll, for prompts, the terminal's `odds`, the table and the bot.

--- whispers_left(dive) -> the number of further whispers until panic; those just rolled, which do not stick yet, are
--- counted.
local function whispers_left(p)
  return p.diver.nerve - size "whispering" - (p.lies == 1 and #showing("rolled", "whisper") or 0)
end

--- missing(cost) -> { hook =, lamp =, rune = }: the part that the dice set aside do not pay yet.
local function missing(cost)
  local need = {}
  for symbol, n in pairs(cost) do need[symbol] = math.max(0, n - #showing("kept", symbol)) end
  return need
end

--- sort_dice(cost) -> need, useful, rest. Of the dice just rolled, without whispers: those that the cost needs, and
--- those that can be rolled again (one must be set aside in any case); and the rest of the cost.
local function sort_dice(list)
  local need, useful, rest = missing(list), {}, {}
  for _, die in ipairs(cards_in "rolled") do
    local symbol = symbol_of(die)
    if (need[symbol] or 0) > 0 then
      need[symbol] = need[symbol] - 1
      useful[#useful + 1] = die
    elseif symbol ~= "whisper" then
      rest[#rest + 1] = die
    end
  end
  if #useful == 0 then table.remove(rest) end
  return need, useful, rest
end

--- panic_chance(dice, left) -> 0 to 1: the chance that `left` or more of them whisper; one or two faces of six do.
local function panic_chance(dice, left)
  local chance, sum = { [0] = 1 }, 0   -- chance[w]: w of them whisper
  for n, die in ipairs(dice) do
    local p = (die:is "black" and 2 or 1) / 6
    for w = n, 0, -1 do chance[w] = (chance[w] or 0) * (1 - p) + (chance[w - 1] or 0) * p end
  end
  for w, p in pairs(chance) do
    if w >= left then sum = sum + p end
  end
  return sum
end

-- The chance for the dice from number `at` on; `seen` caches results.
local function chance_from(dice, at, hook, lamp, rune, left, seen)
  if left <= 0 or hook + lamp + rune > #dice - at + 1 then return 0 end
  if at > #dice then return 1 end
  local key = (((at * 8 + hook) * 8 + lamp) * 8 + rune) * 8 + left
  if seen[key] then return seen[key] end
  local sum = 0
  for _, face in ipairs(dice[at].data.faces) do
    sum = sum + chance_from(dice, at + 1, face == "hook" and math.max(0, hook - 1) or hook,
      face == "lamp" and math.max(0, lamp - 1) or lamp, face == "rune" and math.max(0, rune - 1) or rune,
      face == "whisper" and left - 1 or left, seen)
  end
  seen[key] = sum / 6
  return seen[key]
end

--- relic_chance(dice, need, left) -> 0 to 1: the chance that one roll of these dice shows the needed symbols, without
--- panic.
local function relic_chance(dice, need, left)
  return chance_from(dice, 1, need.hook or 0, need.lamp or 0, need.rune or 0, left, {})
end

local function percent(chance)
  local n = math.floor(100 * chance + 0.5)
  if n == 0 and chance > 0 then return "< 1 %" end
  if n == 100 and chance < 1 then return "> 99 %" end
  return n .. " %"
end

local function panic_text(p, dice) return "panic " .. percent(panic_chance(dice, whispers_left(p))) end

--- on_text(dive), up_text(dive) -> the texts of the two options of Rules 5.8.
local function on_text(p) return "go on: 1 air, " .. panic_text(p, cards_in "rolled") end
local function up_text(p)
  local titles = {}
  for _, relic in ipairs(relics_at(p.site, true)) do titles[#titles + 1] = relic.title end
  return "surface: " .. (#titles > 0 and table.concat(titles, " or ") or "no relic yet")
end

-- With the dice as they are, and those for the relic set aside; or before they are rerolled.
local function relic_line(p, relic)
  if meets(relic.data.cost) then return relic.title .. ": paid" end
  local dice, need, aside = cards_in "rolled", missing(relic.data.cost), ""
  if p.lies == 1 then
    local useful
    need, useful, dice = sort_dice(relic.data.cost)
    aside = #useful > 0 and "set aside " .. dice_text(packed(useful)) .. ": " or ""
    local left = (need.hook or 0) + (need.lamp or 0) + (need.rune or 0)
    if left == 0 then return relic.title .. ": " .. aside .. "paid" end
  end
  return relic.title .. ": " .. aside .. percent(relic_chance(dice, need, whispers_left(p))) .. ", " ..
    panic_text(p, dice)
end

--- odds() -> lines about the present dive: the possible results of the next roll.
local function odds()
  local p = current "dive"
  if not p or p.over ~= GOING or size "rolled" == 0 then return { "Nobody is rolling." } end
  if whispers_left(p) <= 0 then return { "So many whispers are panic." } end
  local lines = {}
  for i, relic in ipairs(relics_at(p.site)) do lines[i] = relic_line(p, relic) end
  return lines
end

engine.export { missing = missing, sort_dice = sort_dice, whispers_left = whispers_left, panic_chance = panic_chance,
  relic_chance = relic_chance, on_text = on_text, up_text = up_text, odds = odds }
