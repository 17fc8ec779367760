-- Dice: their results, rolling, locking.

local dice, results = require "common:lib/dice", require "lib/results"

-- Results are 1 to 4 investigations, these, and the symbols of packs. Rulebook: Rolling the Dice.
--- LORE: integer. The result lore.
--- PERIL: integer. The result peril.
--- TERROR: integer. The result terror.
--- WILD: integer. The wildcard of the red die.
local LORE, PERIL, TERROR, WILD = results.LORE, results.PERIL, results.TERROR, results.WILD
--- COLOURS: string[]. The colours of dice.
local COLOURS = results.colours
--- FACES: table<string, integer[]>. The results on the six faces of each colour of dice.
local FACES = results.faces

local move, is = method.move, method.is
local data_of, title_of, zone_of = property.data, property.title, property.zone

for _, colour in ipairs(COLOURS) do engine.define(dice.definition(colour, FACES[colour])) end

--- colour_of(die: card): string. The colour of a die.
local function colour_of(die) return data_of(die).colour end

--- result_text(colour: string, shows: integer): string. "lore", "yellow 4": a result of such a die.
local function result_text(colour, shows) return results.text(colour, shows) end
--- die_text(die: card): string. "lore", "yellow 4": its result, with its colour unless it is green.
local function die_text(die) return result_text(colour_of(die), die.shows) end

--- roll_die(die: card). Rolls the die: one of its six faces.
local function roll_die(die)
  die.shows = data_of(die).faces[roll(6)]
end

local packed = results.packed

--- packed_result(colour: string, shows: integer): integer. That result of one such die, as packed_dice() gives it.
local function packed_result(colour, shows) return packed({ { colour = colour } }, { shows }) end

--- packed_die(die: card): integer. The result of one die, as packed_dice() gives it.
local function packed_die(die) return packed_result(colour_of(die), die.shows) end

--- packed_dice(list: card[]): integer. The results as one number for the log (lib/results.lua).
local function packed_dice(list) return packed(read_each(list, "data"), read_each(list, "shows")) end

--- roll_dice(list: card[]): integer. Rolls all these dice, and returns the results as packed_dice() does.
local function roll_dice(list)
  local shows = dice_roll(list, "shows")
  return packed(read_each(list, "data"), shows)
end

--- dice_text(n: integer): string. The results that packed_dice() has packed, as text.
local function dice_text(n)
  local out = results.unpacked(n)
  return #out > 0 and table.concat(out, ", ") or "no dice"
end

--- dice_words(): table. For tests: `shown`, the results in words, by number; `colours`; and the results on the faces of
--- each colour.
local function dice_words() return { shown = results.names, colours = COLOURS, faces = FACES } end

--- colour_text(n: integer): string. The n-th colour of dice, for the log.
local function colour_text(n) return COLOURS[n] end

--- put_in_pool(list: card[]). Puts the dice into the pool: green dice first, then others in the order in which they are
--- added.
local function put_in_pool(list)
  move_each(list, "pool", nil, true)
  if game.faq == 0 then return end
  -- Only the FAQ asks for it, and only by the FAQ dice come into the supply with a result: take_back().
  set_each(list, "added", true)
  set_each(list, "shows", 0)
end

--- put_away(list: card[]). Puts the dice back into the supply, without a result: nobody is asked which of equal dice a
--- lock takes.
local function put_away(list)
  if not list[1] then return end
  move_each(list, "dice")
  set_each(list, "shows", 0)
  if game.faq == 1 then set_each(list, "added", false) end
end

--- take_die(colour: string): card?. Moves an unused die into the pool; also a locked one, if the active investigator
--- ignores locks.
local function take_die(colour)
  local active = game.active
  for _, zone in ipairs { "dice", active and active.ignores_locks > 0 and "locked" or nil } do
    for _, die in ipairs(cards_in(zone)) do
      if is(die, colour) then
        die.shows = 0   -- a locked die may still show a result
        put_in_pool { die }
        return die
      end
    end
  end
end

-- A lock may take a die from anywhere but another lock (Cards and Markers with a Locked Die Icon).
local function candidates(colour)
  local dice, list = find "unlocked", {}
  local data = read_each(dice, "data")
  for i = 1, #dice do
    if data[i].colour == colour then list[#list + 1] = dice[i] end
  end
  return list
end

--- distinct_dice(dice: card[]): card[]. The dice without duplicates: dice that are equal in everything that matters to
--- the choice are offered once.
local function distinct(list) return dice_kinds(list, "shows") end

-- The number of dice of a colour that are locked on a card.
local function locked_on(card, colour)
  local n = 0
  local data = read_each(cards_in("locked", nil, card), "data")
  for i = 1, #data do
    if data[i].colour == colour then n = n + 1 end
  end
  return n
end

-- Locks dice on the card. False when there is no die for one of its locks.
local function lock(card)
  local locks = data_of(card).locks
  for _, colour in ipairs(locks) do
    local need = 0
    for _, other in ipairs(locks) do if other == colour then need = need + 1 end end
    if locked_on(card, colour) < need then
      local die = choose(game.active, "Which die is locked on " .. title_of(card) .. "?", distinct(candidates(colour)))
      if not die then return false end
      local spell = zone_of(die) == "held" and die.parent
      move(die, "locked", nil, false, card)
      note("die_locked", nil, card, nil, results.rank[colour] + 1)
      if spell then release_spell(spell) end
    end
  end
  return true
end

-- A monster's lock holds until its tasks are completed.
local function holds(card, data)
  return data.kind ~= "monster" or not monster_completed(card)
end

-- Cards whose lock waits, in the order in which they found no die (FAQ), then those that have just appeared. Those that
-- have their dice are left out.
local function locking()
  local cards = find "locking"
  if not cards[1] then return cards, 0 end
  local waiting, new, last = {}, {}, 0
  local waits, data = read_each(cards, "waits"), read_each(cards, "data")
  for i = 1, #cards do
    local card, place = cards[i], waits[i]
    if place > 0 or #cards_in("locked", nil, card) < #data[i].locks then
      if holds(card, data[i]) then table.insert(place > 0 and waiting or new, card) end
      last = math.max(last, place)
    end
  end
  if waiting[2] then table.sort(waiting, function(a, b) return a.waits < b.waits end) end
  for i = 1, #new do waiting[#waiting + 1] = new[i] end
  return waiting, last
end

--- fill_locks(turn_over?: boolean). Every locked die icon in play without a die takes one; if none is free, it waits.
--- It does nothing when all icons have their dice, or in the turn of an investigator who ignores them. In the final
--- battle only the dice that such an investigator took go back.
local function fill_locks(turn_over)
  local cards, last = locking()
  if #cards == 0 then return end
  local active = game.active
  local ignored = active and active.in_play and active.ignores_locks > 0
  if ignored and not turn_over or game.awake == 1 and not ignored then return end
  for _, card in ipairs(cards) do
    if lock(card) then
      card.waits = 0
    elseif card.waits == 0 then
      last = last + 1
      card.waits = last
    end
  end
end

-- Before the first roll of an attempt a green die that has come free is one of those that are rolled; later it is none
-- of "the dice he just rolled". Rulebook: Rolling the Dice, Completing a Task.
local function join_first_roll()
  local p = current "attempt"
  if not p or p.rolls > 0 then return end
  local added = filter(cards_in "pool", function(die) return not is(die, "green") end)
  put_in_pool(find "free_green")
  move_each(added, "pool", nil, true)
end

--- unlock(card: card). Frees the dice locked on the card.
local function unlock(card)
  local dice = cards_in("locked", nil, card)
  if not dice[1] then return end
  put_away(dice)
  join_first_roll()
end

--- label(card: card): string?. The name of the card in an option, if it is not the title: dice are told apart by their
--- results.
local function label(card)
  if is(card, "die") then return card.shows > 0 and die_text(card) or colour_of(card) .. " die" end
end

engine.export {
  label = label, FACES = FACES, COLOURS = COLOURS, LORE = LORE, PERIL = PERIL, TERROR = TERROR, WILD = WILD,
  colour_of = colour_of, result_text = result_text, die_text = die_text, dice_text = dice_text, dice_words = dice_words,
  colour_text = colour_text, packed_result = packed_result, packed_die = packed_die, packed_dice = packed_dice, roll_die = roll_die, roll_dice = roll_dice,
  put_in_pool = put_in_pool, put_away = put_away, take_die = take_die, distinct_dice = distinct, fill_locks = fill_locks, unlock = unlock,
}
