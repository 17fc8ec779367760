-- The tokens of the board: Doom, Omen, Gates, Clues, the Active Expedition. Reference Guide: Doom; Omen; Gate; Clue.

local verbs = {}
local move = method.move

local OMEN_SPACES = 4
local DOOM_SPACES = 20   -- the Doom track begins at this space

-- --- doom ------------------------------------------------------------------------------------------------------------

-- Moves Doom towards 0, as far as there is room. The rest is for the back of the sheet.
local function move_to_zero(n, gate)
  local doom = game.doom
  local steps = math.min(n, doom)
  if steps > 0 then
    game.doom = doom - steps
    after("doom_advances", gate, nil, nil, doom - steps)
  end
  if game.doom == 0 then awaken() end
  return n - steps
end

local function advance_to_zero(n, gate) return together(move_to_zero, n, gate) end

--- advance_doom(n: integer, gate?: card). Advances Doom; `gate` is the Gate that causes it. At 0 the Ancient One
--- awakens, and the rule on the back of its sheet advances the rest, space by space: the named ability "doom".
--- Reference Guide: Doom.
local function advance_doom(n, gate)
  n = n or 1
  if n > 0 and game.awake == 0 then n = advance_to_zero(n, gate) end
  local ancient = the_ancient_one()
  for _ = 1, n do
    if ancient:has_ability "doom" then ancient:use("doom", game.active, gate) end
  end
end

--- can_retreat_doom(): boolean. Is there room on the Doom track? Never after the Ancient One has awoken.
local function can_retreat_doom() return game.awake == 0 and game.doom < DOOM_SPACES end

--- retreat_doom(n: integer). Retreats Doom; never after the Ancient One has awoken. Reference Guide: Doom.
local function retreat_doom(n)
  local steps = math.min(n or 1, DOOM_SPACES - game.doom)
  if not can_retreat_doom() or steps <= 0 then return end
  game.doom = game.doom + steps
  after("doom_retreats", nil, nil, nil, game.doom)
end

-- --- omen ------------------------------------------------------------------------------------------------------------

--- current_omen(): card. The space of the Omen track on which the Omen token is.
local function current_omen() return cards_in("omen_track")[game.omen] end

--- matching_gates(): card[]. The Gates on the board that correspond to the current Omen.
local function matching_gates() return find "matching_gates" end

local function enter_space(index)
  game.omen = index
  after("omen_advances", nil, current_omen())
  each(matching_gates(), function(gate) advance_doom(1, gate) end)
end

-- The token enters a space, and Doom advances by one for each Gate that corresponds to it.
local function enter_omen(index) together(enter_space, index) end

--- advance_omen(n: integer). Moves the Omen clockwise, one space at a time. Reference Guide: Omen.
local function advance_omen(n)
  for _ = 1, n or 1 do enter_omen(game.omen % OMEN_SPACES + 1) end
end

--- turn_omen_back(). Moves the Omen one space counterclockwise; Doom advances as on any other space that the token
--- enters.
local function turn_omen_back() enter_omen((game.omen - 2) % OMEN_SPACES + 1) end

--- move_omen(space: card). Puts the Omen token there; nothing advances.
local function move_omen(space)
  for i, other in ipairs(cards_in "omen_track") do
    if other == space then game.omen = i end
  end
  note("omen_advances", nil, space)
end

-- --- gates -----------------------------------------------------------------------------------------------------------

-- A stack or pool that has run out takes back the discarded tokens. Reference Guide: Discarding.
local function refill(from, to)
  if size(to) == 0 and size(from) > 0 then
    move_all(from, to)
    shuffle(to)
  end
end
--- refill_gates(). Call this when a Gate has left its stack, or has been discarded.
local function refill_gates() refill("gate_discard", "gate_stack") end

local function spawn_gate_and_monster()
  local gate = top "gate_stack"
  if not gate then return advance_doom(1) end
  local space = space_by(gate.data.space)
  move(gate, "gates", nil, false, space)
  refill_gates()
  after("gate_spawned", nil, gate, space)
  spawn_monster(space)
end

--- spawn_gate(n: integer). Spawns Gates, each with a Monster; Doom advances by one for each Gate that is missing.
local function spawn_gate(n)
  for _ = 1, n do together(spawn_gate_and_monster) end
end

--- gate:discard_gate(). Discards the Gate, only from the board.
function verbs.discard_gate(gate)
  if gate.zone ~= "gates" then return end
  move(gate, "gate_discard")
  refill_gates()
end

--- gate:close(inv: card, options?: { other_world: boolean }): boolean. Closes the Gate; options.other_world: in an
--- Other World Encounter. An effect "when" it closes may put it elsewhere than on the discard pile.
function verbs.close(gate, inv, options)
  if gate.zone ~= "gates" or gate.gates_stay_open > 0 then return false end
  local other_world = options and options.other_world and 1 or 0
  if before("gate_closed", inv, gate, nil, 0, other_world) ~= 1 then return false end
  gate:discard_gate()
  after("gate_closed", inv, gate, nil, 0, other_world)
  return true
end

-- --- clues -----------------------------------------------------------------------------------------------------------

--- refill_clues(). Call this when a Clue has left the pool, or has been discarded.
local function refill_clues() refill("clue_discard", "clue_pool") end

--- spawn_clue_at(space?: card). Spawns a random Clue; without a space, on the space that it shows.
local function spawn_clue_at(space)
  local clue = pick "clue_pool"
  if not clue then return end
  space = space or space_by(clue.data.space)
  move(clue, "clues", nil, false, space)
  refill_clues()
  after("clue_spawned", nil, clue, space)
end

--- spawn_clue(n?: integer). Spawns n Clues (1), each on the space that it shows.
local function spawn_clue(n)
  for _ = 1, n or 1 do spawn_clue_at() end
end

--- clue:discard_clue(). Discards the Clue from the board.
function verbs.discard_clue(clue)
  move(clue, "clue_discard")
  refill_clues()
end

--- random_space(): card. A random space. Reference Guide: Random Space.
local function random_space()
  local clue = pick "clue_pool"
  if not clue then return choose(game.lead, "Which space?", cards_in "map") end
  clue:discard_clue()
  return space_by(clue.data.space)
end

--- active_expedition(): card?. The space of the Active Expedition, which the top card of the Expedition deck shows.
local function active_expedition()
  local card = top "expedition_deck"
  return card and space_by(card.data.space)
end

--- half_of_us(): integer. Half of the number of investigators, as on cards.
local function half_of_us() return half(game.start_players) end

engine.verbs(verbs)
engine.export { advance_doom = advance_doom, can_retreat_doom = can_retreat_doom, retreat_doom = retreat_doom, current_omen = current_omen,
  matching_gates = matching_gates, advance_omen = advance_omen, turn_omen_back = turn_omen_back, move_omen = move_omen,
  spawn_gate = spawn_gate, refill_gates = refill_gates, refill_clues = refill_clues, spawn_clue = spawn_clue,
  spawn_clue_at = spawn_clue_at, random_space = random_space, active_expedition = active_expedition,
  half_of_us = half_of_us }
