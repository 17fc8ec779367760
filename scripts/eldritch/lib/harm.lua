-- Health, Sanity and skills. Reference Guide: Health and Sanity, Spend, Improving Skills.

local verbs = {}
local add = method.add

-- An investigator without Health or Sanity is defeated.
local function check_defeat(inv)
  if not is_playing(inv) then return end
  local crippled, insane = inv.health <= 0, inv.sanity <= 0
  -- Both are gone: the investigator chooses (nil).
  if crippled and insane then inv:defeat()
  elseif crippled then inv:defeat "health"
  elseif insane then inv:defeat "sanity" end
end

-- The loss alone, without its consequences. Before it, effects may prevent some or all of it. Nobody loses more than
-- they have.
local function health_off(inv, n)
  if not is_playing(inv) or n <= 0 or inv.cannot_lose_health > 0 then return 0 end
  local lost = 0
  event("health_lost", inv, nil, nil, n, function(left)
    lost = -add(inv, "health", -math.max(0, left))
    return lost > 0
  end)
  return lost
end
local function sanity_off(inv, n)
  if not is_playing(inv) or n <= 0 then return 0 end
  local lost = 0
  event("sanity_lost", inv, nil, nil, n, function(left)
    lost = -add(inv, "sanity", -math.max(0, left))
    return lost > 0
  end)
  return lost
end

-- Defeat by the loss comes before any reaction to the loss. Reference Guide: Defeated Investigator.
local function lose_health(inv, n)
  local lost = health_off(inv, n)
  check_defeat(inv)
  return lost
end
local function lose_sanity(inv, n)
  local lost = sanity_off(inv, n)
  check_defeat(inv)
  return lost
end
local function lose_both(inv, health, sanity)
  health_off(inv, health)
  sanity_off(inv, sanity)
  check_defeat(inv)
end

--- inv:lose_health(n: integer): integer. The investigator loses Health, and is defeated at 0. Returns the loss.
function verbs.lose_health(inv, n) return together(lose_health, inv, n) end
--- inv:lose_sanity(n: integer): integer. The investigator loses Sanity, and is defeated at 0. Returns the loss.
function verbs.lose_sanity(inv, n) return together(lose_sanity, inv, n) end

--- inv:lose_both(health: integer, sanity: integer). Both at the same time: an investigator who is defeated by both
--- chooses which token they get. Reference Guide: Defeated Investigator.
function verbs.lose_both(inv, health, sanity) together(lose_both, inv, health, sanity) end

-- Recovery stops at the maximum.
local function room(inv, kind, n) return is_playing(inv) and math.min(n, inv["max_" .. kind] - inv[kind]) or 0 end

--- inv:recover_health(n: integer): integer. Recovers Health; returns the number recovered.
function verbs.recover_health(inv, n)
  n = room(inv, "health", n)
  if n <= 0 then return 0 end
  local _, recovered = event("health_recovered", inv, nil, nil, n, function(left) add(inv, "health", left) end)
  return recovered
end
--- inv:recover_sanity(n: integer): integer. Recovers Sanity; returns the number recovered.
function verbs.recover_sanity(inv, n)
  n = room(inv, "sanity", n)
  if n <= 0 then return 0 end
  local _, recovered = event("sanity_recovered", inv, nil, nil, n, function(left) add(inv, "sanity", left) end)
  return recovered
end
local function both_back(inv, health, sanity)
  inv:recover_health(health)
  inv:recover_sanity(sanity)
end

--- inv:recover(health: integer, sanity: integer). The investigator recovers Health and Sanity at the same time.
function verbs.recover(inv, health, sanity) together(both_back, inv, health, sanity) end

-- The last one cannot be spent, and nothing prevents spending. Reference Guide: Spend, Health and Sanity.
local function spend(inv, kind, n)
  if not is_playing(inv) or inv[kind] <= n then return false end
  add(inv, kind, -n)
  return true
end

--- inv:spend_health(n: integer): boolean. Spends Health; returns whether it was paid.
function verbs.spend_health(inv, n)
  local paid = spend(inv, "health", n)
  if paid then after("health_spent", inv, nil, nil, n) end
  return paid
end
--- inv:spend_sanity(n: integer): boolean. Spends Sanity; returns whether it was paid.
function verbs.spend_sanity(inv, n)
  local paid = spend(inv, "sanity", n)
  if paid then after("sanity_spent", inv, nil, nil, n) end
  return paid
end

-- --- skills --------------------------------------------------------------------------------------------------------

local MOST = 2   -- improvements of one skill

local NAMES = { lore = "Lore", influence = "Influence", observation = "Observation", strength = "Strength",
  will = "Will" }

--- skill_name(skill: skill): string. "Lore".
local function skill_name(skill) return NAMES[skill] end
--- skill_text(n: integer): string. The name of the skill with that number, for the log.
local function skill_text(n) return NAMES[SKILLS[n]] end

--- inv:can_improve(skill?: skill): boolean. Can the investigator improve that skill; without an argument, any skill?
function verbs.can_improve(inv, skill)
  if not is_playing(inv) then return false end
  for _, name in ipairs(SKILLS) do
    if (skill == nil or skill == name) and inv[name .. "_improved"] < MOST then return true end
  end
  return false
end

--- choose_skill(inv: card, prompt: string, list: skill[]): skill?. The skill in the list that the investigator chooses.
local function choose_skill(inv, prompt, list)
  local names = {}
  for i, skill in ipairs(list) do names[i] = NAMES[skill] end
  local name = choose(inv, prompt, names)
  for i, skill in ipairs(list) do
    if names[i] == name then return skill end
  end
end

--- inv:improve(skill?: skill): skill?. Improves a skill; without an argument the investigator chooses it. Reference
--- Guide: Improving Skills.
function verbs.improve(inv, skill)
  if not inv:can_improve(skill) then return nil end
  skill = skill or choose_skill(inv, "Which skill do you improve?",
    filter(SKILLS, function(name) return inv:can_improve(name) end))
  local number
  for i, name in ipairs(SKILLS) do
    if name == skill then number = i end
  end
  event("skill_improved", inv, nil, nil, number, function() add(inv, skill .. "_improved", 1) end)
  return skill
end

engine.verbs(verbs)

engine.export { skill_name = skill_name, skill_text = skill_text, choose_skill = choose_skill }
