-- Healing: of damage and horror, on investigators and assets. Rules Reference: Heal.

local guarded = require("lib/immunity").guarded

local verbs = {}

local function take_off(card, mark, n)
  card.spared = false
  return -card:add(mark, -n)
end

--- card:heal_damage(n: integer): integer. Heals up to n damage, also on assets; returns the number healed.
function verbs.heal_damage(card, n)
  local healed = take_off(card, "damage", n)
  if healed > 0 then after("healed_damage", resolving(), card, resolver(), healed) end
  return healed
end

--- card:heal_horror(n: integer): integer. Heals up to n horror, also on assets; returns the number healed.
function verbs.heal_horror(card, n)
  local healed = take_off(card, "horror", n)
  if healed > 0 then after("healed_horror", resolving(), card, resolver(), healed) end
  return healed
end

--- card:heal_more_horror(n: integer): integer. An effect that has healed horror heals n more; it is still one healing, so
--- nothing else is announced. Returns the number healed.
function verbs.heal_more_horror(card, n) return take_off(card, "horror", n) end

--- card:heal_either(you: card). Heals 1 damage or 1 horror, as `you` chooses.
function verbs.heal_either(card, you)
  local kinds = {}
  for _, kind in ipairs { "damage", "horror" } do
    if card[kind] > 0 then kinds[#kinds + 1] = kind end
  end
  local kind = choose(you, "Heal what?", kinds,
    { purpose = "heal", labels = { damage = "1 damage", horror = "1 horror" } })
  if kind == "damage" then return card:heal_damage(1) end
  return card:heal_horror(1)
end

local ALL = { heal_damage = 0, heal_horror = 0, heal_more_horror = 0, heal_either = 0 }
engine.verbs(guarded(verbs, { some = { heal_damage = 0, heal_horror = 0 }, touched = ALL, in_play = ALL }))
