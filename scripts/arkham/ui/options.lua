-- What an option costs and brings with it, and what a choice of cards would change (scripts/README.md, "The table").
-- Nothing here changes anything.

local skill_test = require "ui/skill_test"

local counted = require("common:ui/words").counted

local function add_costs(o, out)
  local actions, resources = o.costs.actions or 0, o.costs.resources or 0
  if actions > 0 then
    out.notes[1] = counted(actions, "action")
    out.sign = string.rep("[action]", actions)
  elseif o.in_window then
    out.notes[1] = o.ability == "play" and "fast" or "free"
    out.sign = "[free]"
  end
  if resources > 0 then
    out.notes[#out.notes + 1] = counted(resources, "resource")
    out.sign = out.sign .. "[resource]" .. resources
  end
  if (o.costs.clues or 0) > 0 then out.notes[#out.notes + 1] = counted(o.costs.clues, "clue") end
  if (o.costs.uses or 0) > 0 then
    out.notes[#out.notes + 1] = o.costs.uses .. " of " .. (o.card.data.uses_type or "its uses")
  end
end

-- "provokes Ghoul Priest: 2 damage, 2 horror"
local function add_attacks(o, out)
  if not o.provokes then return end
  for _, enemy in ipairs(find("attacking_you", o.you)) do
    local harm = {}
    local damage, horror = enemy:check "attack_damage", enemy:check "attack_horror"
    if damage > 0 then harm[1] = damage .. " damage" end
    if horror > 0 then harm[#harm + 1] = horror .. " horror" end
    out.notes[#out.notes + 1] = "provokes " .. enemy.title .. (harm[1] and ": " .. table.concat(harm, " ") or "")
    out.warn = true
  end
  if out.warn then out.sign = out.sign .. "[attack_damage]" end
end

-- What would be done in vain.
local function add_idle(o, out)
  local what = o.target or o.you.place
  if o.ability == "investigate" and what and what:is "location" and what.clues == 0 then
    out.notes[#out.notes + 1] = "no effect on " .. what.title .. ": no clues"
  end
end

--- option_notes(o: table): table. What the ability costs, what it provokes, and what it would do in vain.
local function option_notes(o)
  local out = { sign = "", notes = {} }
  add_costs(o, out)
  add_attacks(o, out)
  add_idle(o, out)
  return out
end

local COMMITS = { ["ST.2"] = true, ["ST.2 other"] = true }

--- table_choice(c: table): table?. What is different on the table while these cards are ticked.
local function table_choice(c)
  if c.procedure ~= "test" or not COMMITS[c.step] then return nil end
  local test, icons = current "test", 0
  for _, card in ipairs(c.cards) do icons = icons + card:check("icon_" .. test.skill) + card:check "icon_wild" end
  local bag, lines, success = skill_test.view(icons)
  return { verb = "Commit", line = success and "Success " .. success,
    regions = { bag = { chips = bag }, test = { lines = lines } } }
end

--- is_side_window(name: string): boolean. Whether passing there gives up nothing but what is offered.
local function is_side_window(name) return name == "player" end

engine.export { option_notes = option_notes, table_choice = table_choice, is_side_window = is_side_window }
