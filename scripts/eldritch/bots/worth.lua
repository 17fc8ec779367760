-- The worth of things to the bot: 12 is a Mystery, 1 about an encounter in a city. The bot looks only at things that
-- its player could see. It reads the costs and gains in the texts of cards.

local max, min = math.max, math.min
local is = method.is

local MYSTERY, RUMOR, GATE, BLUE, EXPEDITION, DEFEATED, KILL = 40, 8, 14, 3, 2.5, 4, 0.8
local DEFEAT = 7         -- a defeat
local PROGRESS = 0.5
local PAIN = 1.8         -- the last but one Health or Sanity; those above it cost less
local GENERAL, CITY = 0.3, 1
local NEARER_ONE = 0.45   -- another investigator is nearer

-- --- chances --------------------------------------------------------------------------------------------------------

local function hit_chance(inv) return (7 - inv:check "success") / 6 end

--- pass_chance(inv: card, skill: skill, modifier: integer): number. The chance that the investigator passes such a
--- test.
local function pass_chance(inv, skill, modifier)
  return 1 - power(1 - hit_chance(inv), max(1, inv[skill] + best_bonus(inv, skill) + (modifier or 0)))
end

-- The mean of f(successes) over that many dice.
local function mean_of(dice, hit, f)
  local chance, total = power(1 - hit, dice), 0
  for k = 0, dice do
    total = total + chance * f(k)
    chance = chance * (dice - k) / (k + 1) * hit / (1 - hit)
  end
  return total
end

-- Bonuses that apply only in combat are read from the cards, since nobody fights now.
--- combat_bonus(inv: card, skill: skill): integer. The bonus that the investigator's possessions give in a combat.
local function combat_bonus(inv, skill)
  local best = best_bonus(inv, skill)
  for _, card in ipairs(cards_in("possessions", inv)) do
    for _, text in ipairs(card.data.texts) do
      local n = text:find("in combat", 1, true) and text:match("%+(%d) " .. skill_name(skill))
      best = max(best, tonumber(n) or 0)
    end
  end
  return best
end

local function combat_dice(inv, skill, modifier)
  return max(1, inv[skill] + modifier + combat_bonus(inv, skill))
end

--- harm_worth(inv: card, kind: "health"|"sanity", n: integer): number. The price of losing n.
local function harm_worth(inv, kind, n)
  local left, total = inv[kind], 0
  if n >= left then return DEFEAT end
  for i = 0, n - 1 do total = total + PAIN / (left - i - 1) end
  return total
end

--- fight(inv: card, monster: card): number, number, number. The price of fighting it, the chance to defeat it, and the
--- Health it loses.
local function fight(inv, monster)
  local hit, cost, chance, hits = hit_chance(inv), 0, 1, 1   -- without such a test its own text defeats it
  if has_test(monster, "will") then
    cost = mean_of(combat_dice(inv, "will", monster.will_modifier), hit, function(k)
      return harm_worth(inv, "sanity", max(0, monster.horror - k))
    end)
  end
  if has_test(monster, "strength") then
    local dice, left = combat_dice(inv, "strength", monster.strength_modifier), monster.toughness - monster.lost
    cost = cost + mean_of(dice, hit, function(k) return harm_worth(inv, "health", max(0, monster.damage - k)) end)
    chance = mean_of(dice, hit, function(k) return k >= left and 1 or 0 end)
    hits = mean_of(dice, hit, function(k) return min(k, left) / left end)
  end
  return cost, chance, hits
end

-- --- needs
-- ------------------------------------------------------------------------------------------------------------------

local function text_of(card) return table.concat(card.data.texts, " ") end

--- mystery_needs(): table. { token = the worth of one token, clues = its price in Clues, text }; the worth is 0 when
--- the Mystery only waits for the end of the Mythos Phase.
local function mystery_needs()
  local card = active_mystery()
  if not card then return { token = 0, clues = 0, text = "" } end
  local text = text_of(card)
  local need = text:find("half as many", 1, true) and half_of_us() or game.start_players
  local done = card.eldritch + #on_card(card) >= need
  local clues = tonumber(text:match "spend (%d) Clue") or 0
  return { token = done and 0 or MYSTERY / need, clues = clues, text = text, card = card }
end

-- The price and the urgency of a Rumor.
local function rumor_price(card, text)
  if text:find("the number of investigators", 1, true) then return max(0, game.start_players - card.health) end
  return text:find("half of the investigators", 1, true) and half_of_us() or 0
end
local function rumor_worth(card, text)
  local lost = text:find("the game is lost", 1, true) or text:find("with none left it is lost", 1, true)
  if lost then return card.eldritch <= 3 and 14 or 8 end
  return RUMOR
end

local function clues_wanted(needs)
  local wanted = needs.clues
  for _, card in ipairs(rumors()) do wanted = max(wanted, rumor_price(card, text_of(card))) end
  return wanted
end

--- clue_worth(inv: card, needs?: table, held?: integer): number. The worth of one more Clue, or of one that is spent.
local function clue_worth(inv, needs, held)
  needs, held = needs or mystery_needs(), held or inv:clues()
  if held < max(1, clues_wanted(needs)) then return 5 end
  return held < 4 and 3 or 0.8
end

-- --- places ---------------------------------------------------------------------------------------------------------

local function at(zone, space)
  return filter(cards_in(zone), function(card) return card.place == space end)
end

-- The chance to close the Gate of an Other World Encounter: mostly Will or Lore, then most cards need Lore.
local function close_chance(inv)
  local will, lore = pass_chance(inv, "will"), pass_chance(inv, "lore")
  return (2 * will + 2 * lore + pass_chance(inv, "influence")) / 5 * (1 + 2 * lore) / 3
end

local function gate_worth(inv, gate, needs)
  local worth = GATE + (is(gate, "blue") and BLUE or 0)
  if needs.text:find("you close a Gate", 1, true) and inv:clues() >= needs.clues
      and (not needs.text:find("current Omen", 1, true) or contains(matching_gates(), gate))
      and (not needs.text:find("Spells", 1, true) or #inv:spells() >= 2) then
    worth = worth + needs.token
  end
  if game.awake == 1 then worth = worth + 2 end
  return worth * close_chance(inv)
end

local function research_worth(inv, needs)
  local worth = clue_worth(inv, needs)
  if needs.text:find("Research", 1, true) then worth = worth + needs.token end
  return worth * (pass_chance(inv, "observation") + pass_chance(inv, "lore")) / 2
end

local function rumor_here(inv, card)
  local text = text_of(card)
  local worth = rumor_worth(card, text)
  if text:find("Other World", 1, true) then return worth * close_chance(inv) end
  if inv:clues() < rumor_price(card, text) then return 0 end
  return worth * (text:find("Test Observation", 1, true) and pass_chance(inv, "observation") or 1)
end

local function paid(inv, needs, chance) return inv:clues() >= needs.clues and needs.token * chance or 0.3 end

--- encounter_worth(inv: card, card: card, needs?: table): number. The worth of the encounter that such a component
--- offers.
local function encounter_worth(inv, card, needs)
  needs = needs or mystery_needs()
  if is(card, "gate") then return gate_worth(inv, card, needs) end
  if is(card, "clue") then return research_worth(inv, needs) end
  if is(card, "rumor") then return rumor_here(inv, card) end
  if is(card, "mystery") then return paid(inv, needs, needs.clues > 0 and 0.7 or 0.4) end
  if is(card, "ancient_one") then return MYSTERY end
  if is(card, "investigator") then return DEFEATED end
  return CITY
end

-- The best encounter there, and the best of those that only one investigator can have.
local function encounters_at(inv, space, needs)
  local best, single = space.data.deck and CITY or GENERAL, 0
  if active_expedition() == space and inv.no_expedition == 0 then best = max(best, EXPEDITION) end
  if space.eldritch > 0 and needs.text:find("Eldritch token", 1, true) then
    best = max(best, paid(inv, needs, 0.7))
  end
  for _, card in ipairs(at("mystery", space)) do best = max(best, encounter_worth(inv, card, needs)) end
  for _, zone in ipairs { "gates", "clues", "mythos", "defeated" } do
    for _, card in ipairs(at(zone, space)) do single = max(single, encounter_worth(inv, card, needs)) end
  end
  return best, single
end

-- An encounter that only one can have is left to a nearer investigator, if it is worth as much to them.
local function encounter_at(inv, space, needs)
  local best, single = encounters_at(inv, space, needs)
  if single <= best then return best end
  if not inv.place then return single end
  local away = distance(inv.place, space)
  for _, other in ipairs(players()) do
    local his = other ~= inv and other.place and distance(other.place, space)
    if his and away and his < away then
      local _, worth = encounters_at(other, space, needs)
      if worth > 0.7 * single then single = single * NEARER_ONE end
    end
  end
  return max(best, single)
end

--- monster_worth(inv: card, monster: card, needs?: table): number. The worth of its defeat.
local function monster_worth(inv, monster, needs)
  if not is(monster, "epic") then
    local hunted = needs.text:find("non-Epic Monster", 1, true) and inv:clues() >= needs.clues
    return KILL + 0.2 * monster.toughness + (hunted and needs.token * monster.toughness / 2 or 0)
  end
  for _, card in ipairs(rumors()) do
    if card.data.epic and is_named(monster, card.data.epic) then return rumor_worth(card, text_of(card)) * 1.5 end
  end
  return monster.cannot_lose_health > 0 and 0 or MYSTERY
end

--- space_worth(inv: card, space: card, needs?: table): number. The worth of being on that space. Monsters come first:
--- an investigator who does not defeat them encounters nothing else.
local function space_worth(inv, space, needs)
  needs = needs or mystery_needs()
  local total, through = 0, 1
  for _, monster in ipairs(inv.ignores_monsters > 0 and {} or at("monsters", space)) do
    local cost, chance, hits = fight(inv, monster)
    local worth = monster_worth(inv, monster, needs)
    total = total - cost + worth * (is(monster, "epic") and hits or chance)   -- an Epic Monster does not recover
    through = through * (chance + PROGRESS * (hits - chance))   -- lost Health counts in a later fight
  end
  return total + through * encounter_at(inv, space, needs)
end

--- rest_worth(inv: card): number. The worth of resting.
local function rest_worth(inv)
  local worth = -0.2
  for _, kind in ipairs { "health", "sanity" } do
    if inv[kind] < inv["max_" .. kind] then worth = worth + 3 / inv[kind] end
  end
  return worth
end

-- --- texts ----------------------------------------------------------------------------------------------------------

local function per(n) return function(_, k) return n * k end end
local function clues(sign) return function(inv, k) return sign * k * clue_worth(inv) end end
local function harmed(kind) return function(inv, k) return -harm_worth(inv, kind, k) end end
local function token() return mystery_needs().token end

-- Each pattern with its worth, which is multiplied by the number that it captures.
local CLAUSES = {
  { "[Gg]ain (%d+) Clue", clues(1) }, { "[Gg]ain this Clue", clues(1) }, { "(%d+) additional Clue", clues(1) },
  { "[Ss]pend (%d+) Clue", clues(-1) },
  { "[Ll]ose (%d+) Health", harmed "health" }, { "[Ss]pend (%d+) Health", harmed "health" },
  { "[Ll]ose (%d+) Sanity", harmed "sanity" }, { "[Ss]pend (%d+) Sanity", harmed "sanity" },
  { "Health and (%d+) Sanity", harmed "sanity" }, { "ecover (%d+)", per(0.7) },
  { "[Gg]ain %d [%a ]*Spell", per(2) }, { "[Gg]ain %d [%a ]*Artifact", per(4) }, { "[Gg]ain %d [%a ]*Asset", per(2) },
  { "Gain the", per(3) }, { "[Ii]mprove", per(3) }, { "[Cc]lose this Gate", per(GATE) }, { "[Ss]olve", per(6) },
  { "Eldritch token on", token }, { "token of your space", token }, { "[Aa]dvance Doom by (%d+)", per(-2.5) },
  { "[Rr]etreat Doom by (%d+)", per(2.5) }, { "[Aa]dvance the Omen", per(-2) }, { "Debt", per(-2) },
  { "Dark Pact", per(-9) }, { "Cursed", per(-3) }, { "Blessed", per(3) }, { "Injury", per(-2) }, { "Madness", per(-2) },
  { "Amnesia", per(-1.5) }, { "Paranoia", per(-2) }, { "Hallucinations", per(-1.5) }, { "Detained", per(-2) },
  { "Delayed", per(-2) }, { "devoured", per(-15) }, { "[Dd]iscard (%d+)", per(-1.5) }, { "Discard:", per(-1.5) },
  { "ambushes", per(-1) }, { "[Ss]pawn (%d) Gate", per(-3) }, { "[Ss]pawn (%d) Monster", per(-1) },
  { "[Dd]iscard your [%a ]*Condition", per(4) }, { "[Dd]iscard %d Monster", per(3) }, { "defeat", per(1.5) },
}

--- text_worth(inv: card, text: string): number. The worth of a text's effects, by its words.
local function text_worth(inv, text)
  local total = 0
  for _, clause in ipairs(CLAUSES) do
    local found = text:match(clause[1])
    if found then total = total + clause[2](inv, tonumber(found) or 1) end
  end
  return total
end

--- card_worth(card: card): number. The worth of having the card.
local function card_worth(card)
  if is(card, "condition") then return is(card, "boon") and 3 or -2 end
  if is(card, "artifact") then return 5 end
  if is(card, "asset") then
    return card:check "value" + (is(card, "ally") and 1.5 or 0) + (is(card, "weapon") and 0.5 or 0)
  end
  return 2
end

engine.export { pass_chance = pass_chance, fight = fight, harm_worth = harm_worth, mystery_needs = mystery_needs,
  clue_worth = clue_worth, space_worth = space_worth, rest_worth = rest_worth, monster_worth = monster_worth,
  text_worth = text_worth, card_worth = card_worth, combat_bonus = combat_bonus,
  encounter_worth = encounter_worth }
