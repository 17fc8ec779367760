-- The worth of things to the bot: 12 is a Mystery, 1 about an encounter in a city. The bot looks only at things that
-- its player could see. It reads the costs and gains in the texts of cards.
--
-- A "sight" is what a decision has found out so far, for one investigator; `s.table` is the part that is the same for
-- all of them. Each fact is worked out when it is first asked for.

local kept = require "common:bots/kept"
local max, min = math.max, math.min
local is, check, place_of, data_of = method.is, method.check, property.place, property.data

local MYSTERY, RUMOR, GATE, BLUE, EXPEDITION, DEFEATED, KILL = 40, 8, 14, 3, 2.5, 4, 0.8
local DEFEAT = 7         -- a defeat
local PROGRESS = 0.5
local PAIN = 1.8         -- the last but one Health or Sanity; those above it cost less
local GENERAL, CITY = 0.3, 1
local NEARER_ONE = 0.45   -- another investigator is nearer

--- sight_of(inv: card, shared?: table): table. A new sight for a decision of this investigator, or for another one in
--- the same decision.
local function sight_of(inv, shared)
  return { inv = inv, table = shared or { at = {}, sights = {} }, chances = {}, bonuses = {} }
end

-- The sight of another investigator at the same table.
local function sight_of_other(s, inv)
  local other = s.table.sights[inv]
  if not other then
    other = sight_of(inv, s.table)
    s.table.sights[inv] = other
  end
  return other
end

-- --- chances --------------------------------------------------------------------------------------------------------

local function hit_chance(s)
  if not s.hit then s.hit = (7 - check(s.inv, "success")) / 6 end
  return s.hit
end

-- The chance that the investigator passes a test without a modifier.
local pass_chance = kept("chances", function(s, skill)
  return 1 - power(1 - hit_chance(s), max(1, s.inv[skill] + best_bonus(s.inv, skill)))
end)

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
local function find_combat_bonus(s, skill)
  local best, pattern = best_bonus(s.inv, skill), "%+(%d) " .. skill_name(skill)
  for _, card in ipairs(cards_in("possessions", s.inv)) do
    for _, text in ipairs(data_of(card).texts) do
      local n = text:find("in combat", 1, true) and text:match(pattern)
      best = max(best, tonumber(n) or 0)
    end
  end
  return best
end

--- combat_bonus(s: table, skill: skill): integer. The bonus that the investigator's possessions give in a combat.
local combat_bonus = kept("bonuses", find_combat_bonus)

local function combat_dice(s, skill, modifier)
  return max(1, s.inv[skill] + modifier + combat_bonus(s, skill))
end

-- The price of losing n when so much is left.
local function loss_of(left, n)
  if n >= left then return DEFEAT end
  local total = 0
  for i = 0, n - 1 do total = total + PAIN / (left - i - 1) end
  return total
end

--- fight(s: table, monster: card): number, number, number. The price of fighting it, the chance to defeat it, and the
--- Health it loses.
local function fight(s, monster)
  local hit, cost, chance, hits = hit_chance(s), 0, 1, 1   -- without such a test its own text defeats it
  if has_test(monster, "will") then
    local horror, sanity = monster.horror, s.inv.sanity
    cost = mean_of(combat_dice(s, "will", monster.will_modifier), hit, function(k)
      return loss_of(sanity, max(0, horror - k))
    end)
  end
  if has_test(monster, "strength") then
    local dice, left = combat_dice(s, "strength", monster.strength_modifier), monster.toughness - monster.lost
    local damage, health = monster.damage, s.inv.health
    cost = cost + mean_of(dice, hit, function(k) return loss_of(health, max(0, damage - k)) end)
    chance = mean_of(dice, hit, function(k) return k >= left and 1 or 0 end)
    hits = mean_of(dice, hit, function(k) return min(k, left) / left end)
  end
  return cost, chance, hits
end

-- --- needs
-- ------------------------------------------------------------------------------------------------------------------

local function text_of(card) return table.concat(data_of(card).texts, " ") end

local function find_needs(card)
  if not card then return { token = 0, clues = 0 } end
  local text = text_of(card)
  local function says(words) return text:find(words, 1, true) ~= nil end
  local need = says "half as many" and half_of_us() or game.start_players
  local done = card.eldritch + #on_card(card) >= need
  return { token = done and 0 or MYSTERY / need, clues = tonumber(text:match "spend (%d) Clue") or 0,
    closes_gate = says "you close a Gate", of_omen = says "current Omen", spells = says "Spells",
    research = says "Research", tokens = says "Eldritch token", hunts = says "non-Epic Monster" }
end

--- mystery_needs(s: table): table. { token = the worth of one token, clues = its price in Clues, and the words in its
--- text that matter }; the worth is 0 when the Mystery only waits for the end of the Mythos Phase.
local function mystery_needs(s)
  local shared = s.table
  if not shared.needs then shared.needs = find_needs(active_mystery()) end
  return shared.needs
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

-- The Clues that a Mystery or Rumor costs at once.
local function clues_wanted(s)
  local shared = s.table
  if not shared.wanted then
    local wanted = mystery_needs(s).clues
    for _, card in ipairs(rumors()) do wanted = max(wanted, rumor_price(card, text_of(card))) end
    shared.wanted = wanted
  end
  return shared.wanted
end

local function clues_of(s)
  if not s.clues then s.clues = s.inv:clues() end
  return s.clues
end

--- clue_worth(s: table, held?: integer): number. The worth of one more Clue, or of one that is spent.
local function clue_worth(s, held)
  held = held or clues_of(s)
  if held < max(1, clues_wanted(s)) then return 5 end
  return held < 4 and 3 or 0.8
end

-- --- places ---------------------------------------------------------------------------------------------------------

local NOTHING = {}

-- The cards of a zone on that space. The zone is gone through once.
local function at(s, zone, space)
  local by_place = s.table.at[zone]
  if not by_place then
    by_place = {}
    local cards = cards_in(zone)
    for i = 1, #cards do
      local place = place_of(cards[i])
      if place then
        local there = by_place[place] or {}
        there[#there + 1] = cards[i]
        by_place[place] = there
      end
    end
    s.table.at[zone] = by_place
  end
  return by_place[space] or NOTHING
end

-- The chance to close the Gate of an Other World Encounter: mostly Will or Lore, then most cards need Lore.
local function close_chance(s)
  local will, lore = pass_chance(s, "will"), pass_chance(s, "lore")
  return (2 * will + 2 * lore + pass_chance(s, "influence")) / 5 * (1 + 2 * lore) / 3
end

local function gate_worth(s, gate)
  local needs, worth = mystery_needs(s), GATE + (is(gate, "blue") and BLUE or 0)
  if needs.closes_gate and clues_of(s) >= needs.clues and (not needs.of_omen or contains(matching_gates(), gate))
      and (not needs.spells or #s.inv:spells() >= 2) then
    worth = worth + needs.token
  end
  if game.awake == 1 then worth = worth + 2 end
  return worth * close_chance(s)
end

local function research_worth(s)
  local needs, worth = mystery_needs(s), clue_worth(s)
  if needs.research then worth = worth + needs.token end
  return worth * (pass_chance(s, "observation") + pass_chance(s, "lore")) / 2
end

local function rumor_here(s, card)
  local text = text_of(card)
  local worth = rumor_worth(card, text)
  if text:find("Other World", 1, true) then return worth * close_chance(s) end
  if clues_of(s) < rumor_price(card, text) then return 0 end
  return worth * (text:find("Test Observation", 1, true) and pass_chance(s, "observation") or 1)
end

local function paid(s, chance)
  local needs = mystery_needs(s)
  return clues_of(s) >= needs.clues and needs.token * chance or 0.3
end

--- encounter_worth(s: table, card: card): number. The worth of the encounter that such a component offers.
local function encounter_worth(s, card)
  if is(card, "gate") then return gate_worth(s, card) end
  if is(card, "clue") then return research_worth(s) end
  if is(card, "rumor") then return rumor_here(s, card) end
  if is(card, "mystery") then return paid(s, mystery_needs(s).clues > 0 and 0.7 or 0.4) end
  if is(card, "ancient_one") then return MYSTERY end
  if is(card, "investigator") then return DEFEATED end
  return CITY
end

-- The space of the Active Expedition, if the investigator may have that encounter; or false.
local function expedition_of(s)
  if s.expedition == nil then s.expedition = s.inv.no_expedition == 0 and active_expedition() or false end
  return s.expedition
end

local FOR_ONE = { "gates", "clues", "mythos", "defeated" }

-- The best encounter there, and the best of those that only one investigator can have.
local function encounters_at(s, space)
  local best, single = data_of(space).deck and CITY or GENERAL, 0
  if expedition_of(s) == space then best = max(best, EXPEDITION) end
  if mystery_needs(s).tokens and space.eldritch > 0 then best = max(best, paid(s, 0.7)) end
  local cards = at(s, "mystery", space)
  for i = 1, #cards do best = max(best, encounter_worth(s, cards[i])) end
  for z = 1, #FOR_ONE do
    cards = at(s, FOR_ONE[z], space)
    for i = 1, #cards do single = max(single, encounter_worth(s, cards[i])) end
  end
  return best, single
end

-- An encounter that only one can have is left to a nearer investigator, if it is worth as much to them.
local function encounter_at(s, space)
  local best, single = encounters_at(s, space)
  if single <= best then return best end
  local inv = s.inv
  if not inv.place then return single end
  local away = distance(inv.place, space)
  for _, other in ipairs(players()) do
    local his = other ~= inv and other.place and distance(other.place, space)
    if his and away and his < away then
      local _, worth = encounters_at(sight_of_other(s, other), space)
      if worth > 0.7 * single then single = single * NEARER_ONE end
    end
  end
  return max(best, single)
end

-- The worth of a Monster's defeat.
local function monster_worth(s, monster)
  if not is(monster, "epic") then
    local needs, toughness = mystery_needs(s), monster.toughness
    local hunted = needs.hunts and clues_of(s) >= needs.clues
    return KILL + 0.2 * toughness + (hunted and needs.token * toughness / 2 or 0)
  end
  for _, card in ipairs(rumors()) do
    if card.data.epic and is_named(monster, card.data.epic) then return rumor_worth(card, text_of(card)) * 1.5 end
  end
  return monster.cannot_lose_health > 0 and 0 or MYSTERY
end

--- space_worth(s: table, space: card): number. The worth of being on that space. Monsters come first: an investigator
--- who does not defeat them encounters nothing else.
local function space_worth(s, space)
  local total, through = 0, 1
  local monsters = at(s, "monsters", space)
  if monsters[1] and s.inv.ignores_monsters > 0 then monsters = NOTHING end
  for i = 1, #monsters do
    local monster = monsters[i]
    local cost, chance, hits = fight(s, monster)
    local worth = monster_worth(s, monster)
    total = total - cost + worth * (is(monster, "epic") and hits or chance)   -- an Epic Monster does not recover
    through = through * (chance + PROGRESS * (hits - chance))   -- lost Health counts in a later fight
  end
  return total + through * encounter_at(s, space)
end

--- rest_worth(s: table): number. The worth of resting.
local function rest_worth(s)
  local inv, worth = s.inv, -0.2
  for _, kind in ipairs { "health", "sanity" } do
    if inv[kind] < inv["max_" .. kind] then worth = worth + 3 / inv[kind] end
  end
  return worth
end

-- --- texts ----------------------------------------------------------------------------------------------------------

local function per(n) return function(_, k) return n * k end end
local function clues(sign) return function(s, k) return sign * k * clue_worth(s) end end
local function harmed(kind) return function(s, k) return -loss_of(s.inv[kind], k) end end
local function token(s) return mystery_needs(s).token end

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

local read_before = {}

-- The clauses that a text contains: a list of { worth, number }. It is kept for ever, since a text always reads the
-- same.
local function clauses_of(text)
  local list = read_before[text]
  if not list then
    list = {}
    for _, clause in ipairs(CLAUSES) do
      local found = text:match(clause[1])
      if found then list[#list + 1] = { clause[2], tonumber(found) or 1 } end
    end
    read_before[text] = list   -- check: allow state-outside-kernel, a text says the same in every game
  end
  return list
end

--- text_worth(s: table, text: string): number. The worth of a text's effects, by its words.
local function text_worth(s, text)
  local total, list = 0, clauses_of(text)
  for i = 1, #list do total = total + list[i][1](s, list[i][2]) end
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

engine.export { sight_of = sight_of, fight = fight, mystery_needs = mystery_needs, clue_worth = clue_worth,
  space_worth = space_worth, rest_worth = rest_worth, text_worth = text_worth, card_worth = card_worth,
  combat_bonus = combat_bonus, encounter_worth = encounter_worth }
