-- Dice: what they show, rolling, locking.

--- RESULTS: 1 to 4 investigations; lore, peril, terror; the wildcard of the red die. Rulebook: Rolling the Dice.
local LORE, PERIL, TERROR, WILD = 5, 6, 7, 8
local NAMES = { "1", "2", "3", "4", "lore", "peril", "terror", "wild" }
local COLOURS = { "green", "yellow", "red" }
local FACES = {
  green = { 1, 2, 3, LORE, PERIL, TERROR },
  yellow = { 1, 2, 3, 4, LORE, PERIL },
  red = { 2, 3, 4, LORE, PERIL, WILD },
}

local move, is = method.move, method.is

for _, colour in ipairs(COLOURS) do
  engine.define { id = colour .. "_die", title = colour .. " die", tags = { "die", colour },
    data = { kind = "die", faces = FACES[colour], colour = colour }, abilities = {} }
end

local function colour_of(die)
  return is(die, "green") and "green" or is(die, "yellow") and "yellow" or "red"
end

--- die_text(die) -> "lore", "yellow 4": what it shows, with its colour unless it is green.
local function die_text(die)
  local colour = colour_of(die)
  return (colour == "green" and "" or colour .. " ") .. (NAMES[die.shows] or "not rolled")
end

--- roll_die(die). One of its six faces.
local function roll_die(die)
  die.shows = die.data.faces[roll(6)]
end

--- packed_dice(dice) -> number, for the log: what they show, one base-9 digit each. dice_text(number) -> text
local function packed_dice(dice)
  local n = 0
  for i = #dice, 1, -1 do n = n * 9 + dice[i].shows end
  return n
end
local function dice_text(n)
  local out = {}
  while n > 0 do
    out[#out + 1] = NAMES[n % 9]
    n = math.floor(n / 9)
  end
  return table.concat(out, ", ")
end

--- take_die(colour) -> die or nil. Of the dice that are not used, into the pool.
local function take_die(colour)
  for _, die in ipairs(cards_in "dice") do
    if is(die, colour) then
      move(die, "pool", nil, true)   -- green first, then in the order in which they are added
      die.shows = 0
      die.added = true
      return die
    end
  end
end

-- Where a die may be taken from for a lock: anywhere but another lock (Cards and Markers with a Locked Die Icon).
local FREE = { "dice", "pool", "set_aside", "placed", "marked", "held" }

local function candidates(colour)
  local list = {}
  for _, zone in ipairs(FREE) do
    for _, die in ipairs(cards_in(zone)) do
      if is(die, colour) then list[#list + 1] = die end
    end
  end
  return list
end

-- Dice that differ in nothing that matters to the choice are offered once.
local function distinct(list)
  local seen, out = {}, {}
  for _, die in ipairs(list) do
    local key = die.zone .. ":" .. die.shows .. ":" .. colour_of(die) .. ":" .. (die.parent and die.parent.index or 0)
    if not seen[key] then
      seen[key] = true
      out[#out + 1] = die
    end
  end
  return out
end

local function locks_of(card)
  local data = card.data
  return data and data.locks
end

-- How many dice of a colour are locked on a card.
local function locked_on(card, colour)
  local n = 0
  for _, die in ipairs(cards_in "locked") do
    if die.parent == card and is(die, colour) then n = n + 1 end
  end
  return n
end

local function lock(card)
  local locks = locks_of(card)
  if not locks then return end
  for _, colour in ipairs(locks) do
    local need = 0
    for _, other in ipairs(locks) do if other == colour then need = need + 1 end end
    if locked_on(card, colour) < need then
      -- Without a free die the lock waits for one.
      local die = choose(game.active, "Which die is locked on " .. card.title .. "?", distinct(candidates(colour)))
      if die then
        local spell = die.zone == "held" and die.parent
        move(die, "locked", nil, false, card)
        note("die_locked", nil, card)
        if spell then release_spell(spell) end
      end
    end
  end
end

-- A monster's lock holds until its tasks are completed.
local function holds(card)
  return not is(card, "monster") or not monster_completed(card)
end

--- fill_locks([turn_over]). Every locked die icon in play that has no die takes one; nothing when all have theirs.
--- Not in the turn of somebody who ignores them; in the final battle only what he has taken goes back.
local function fill_locks(turn_over)
  local active = game.active
  local ignored = active and active.in_play and active.ignores_locks > 0
  if ignored and not turn_over or game.awake == 1 and not ignored then return end
  for _, zone in ipairs { "museum", "other_worlds", "monsters", "mythos" } do
    for _, card in ipairs(cards_in(zone)) do
      if locks_of(card) and holds(card) then lock(card) end
    end
  end
end

--- unlock(card). The dice locked on it can be used again.
local function unlock(card)
  for _, die in ipairs(cards_in "locked") do
    if die.parent == card then move(die, "dice") end
  end
end

--- label(card) -> text or nil. What an option calls a card beside its title: dice are told apart by what they show.
local function label(card)
  if is(card, "die") then return card.shows > 0 and die_text(card) or colour_of(card) .. " die" end
end

engine.export { label = label, FACES = FACES, COLOURS = COLOURS, LORE = LORE, PERIL = PERIL, TERROR = TERROR, WILD = WILD, colour_of = colour_of,
  die_text = die_text, dice_text = dice_text, packed_dice = packed_dice, roll_die = roll_die, take_die = take_die, distinct_dice = distinct, fill_locks = fill_locks,
  unlock = unlock }
