-- The Ancient One: elder signs, doom, other worlds' gates, the awakening. Rulebook: The Doom Track; Battling an Ancient
-- One; Ending the Game.

local move, add, has_ability = method.move, method.add, method.has_ability
local data_of = property.data

--- ancient_one(): card?. The Ancient One.
local function ancient_one() return top "ancient_one" end

-- When there are enough of them, the game is won before any reaction.
local function take_elder_signs(ancient, n)
  ancient:add("elder_signs", n)
  after("elder_sign_gained", nil, ancient, nil, ancient.elder_signs)
  if ancient.elder_signs >= ancient.elder_sign_limit then finish "won" end
end

--- gain_elder_signs(n: integer). The investigators gain elder signs, and win as soon as there are enough.
local function gain_elder_signs(n) together(take_elder_signs, ancient_one(), n) end

--- lose_elder_signs(n: integer). The investigators lose that many elder signs.
local function lose_elder_signs(n) ancient_one():add("elder_signs", -n) end

local function has_monster_icon(ancient, space)
  local icons = data_of(ancient).monster_icons
  return icons and contains(icons, space)
end

-- The effect of the space comes together with the token.
local function add_token(ancient)
  add(ancient, "doom", 1)
  local doom = ancient.doom
  after("doom_added", nil, ancient, nil, doom)
  if game.awake == 1 then return end
  if doom >= ancient.doom_track then
    game.awakening = 1
    game.last_x = monsters_in_play()
  elseif has_monster_icon(ancient, doom) then
    monsters_appear(1)
  end
end

--- add_doom(n: integer). Puts each token on the first free space; a monster icon there makes a monster appear. When the
--- last space is filled, the Ancient One awakens after the present rewards or penalties have been received:
--- settle_awakening.
local function add_doom(n)
  local ancient = ancient_one()
  for _ = 1, n or 1 do
    if ancient.doom >= ancient.doom_track then return end
    together(add_token, ancient)
  end
end

-- In the final battle the removal of the last one wins the game before any reaction.
local function take_doom(ancient, n)
  if ancient:add("doom", -n) == 0 then return end
  after("doom_removed", nil, ancient, nil, ancient.doom)
  if game.awake == 1 and ancient.doom == 0 then finish "won" end
end

--- remove_doom(n: integer). Removes doom; in the final battle the removal of the last one wins the game.
local function remove_doom(n)
  local ancient = ancient_one()
  local go, left = before("doom_removed", nil, ancient, nil, n or 1)
  if go == 1 then together(take_doom, ancient, left) end
end

--- awaken(). An effect awakens the Ancient One early: every free space gets a token.
local function awaken()
  local ancient = ancient_one()
  if game.awake == 1 then return end
  ancient.doom = ancient.doom_track
  game.awakening = 1
  game.last_x = monsters_in_play()
end

local function begin_battle(ancient)
  game.awakening = 0
  game.awake = 1
  after("awakens", nil, ancient)
  for _, inv in ipairs(players()) do inv.parent = ancient end
  -- The last mythos card no longer matters: it is put away, and its die becomes free.
  for _, card in ipairs(cards_in "mythos") do
    unlock(card)
    move(card, "old_mythos")
  end
  if ancient:has_ability "awakens" then ancient:use("awakens", game.active) end
end

--- settle_awakening(). The Ancient One awakens now, if it is due; reactions to it find everybody in the battle.
local function settle_awakening()
  if game.awakening == 1 and game.awake == 0 then together(begin_battle, ancient_one()) end
end

-- Its locks and its own effect come before any other reaction.
local function announce_gate(card)
  after("gate_opens", nil, card)
  fill_locks()
  if has_ability(card, "drawn") then card:use("drawn", game.active) end
end

--- open_gates(n: integer). Puts other worlds into play below the adventures.
local function open_gates(n)
  for _ = 1, n or 1 do
    local card = top "other_world_deck"
    if not card then return end
    move(card, "other_worlds", nil, true)
    together(announce_gate, card)
  end
end

--- close_gate(world: card, zone?: zone). Puts the other world under its deck, or into another zone; its markers go back
--- into the cup.
local function close_gate(world, zone)
  unlock(world)
  for _, marker in ipairs(markers_on(world)) do marker:discard_monster() end
  for _, inv in ipairs(players()) do
    if inv.place == world then inv.parent = top "entrance" end
  end
  if zone then move(world, zone) else world:to_bottom() end
  fill_locks()
end

-- Its locks and its own effect come before any other reaction.
local function announce_adventure(card)
  after("adventure_drawn", nil, card)
  fill_locks()
  if has_ability(card, "drawn") then card:use("drawn", game.active or game.first) end
end

--- draw_adventure(extra?: boolean). Puts the next adventure into play; `extra`: it will not be replaced.
local function draw_adventure(extra)
  local card = top "adventure_deck"
  if not card then return end
  move(card, "museum", nil, true)
  card.extra = extra or false
  together(announce_adventure, card)
end

engine.export { ancient_one = ancient_one, gain_elder_signs = gain_elder_signs, lose_elder_signs = lose_elder_signs,
  add_doom = add_doom, remove_doom = remove_doom, awaken = awaken, settle_awakening = settle_awakening,
  open_gates = open_gates, close_gate = close_gate, draw_adventure = draw_adventure }
