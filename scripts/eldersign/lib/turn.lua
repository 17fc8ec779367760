-- The turn: move; adventure or entrance; clock. Rulebook: Player Turn Overview.

local RB = "Rulebook, "
local move, has_ability = method.move, method.has_ability

engine.procedure {
  name = "scenario", cite = RB .. "Setup", locals = { "inv:card" },
  steps = {
    { id = "setup", script = function() prepare_table() end },
    { id = "first day", period = "day" },
    { id = "initial mythos", title = "The first mythos card", cite = RB .. "Setup, 8", script = function() draw_mythos() end },
    { id = "begins", announce = "game_begins" },
    { id = "awakens early", when = "awakening", script = function() settle_awakening() end },
    { id = "first", set = { { inv = "first" }, { round = "1" } } },
    { id = "turn", call = "turn", with = { inv = "scenario.inv" } },
    -- A devoured investigator keeps the seat for the successor.
    { id = "next", set = { { inv = "next_player(scenario.inv)" } } },
    { id = "around", when = "scenario.inv == none", set = { { inv = "next_player(0)" }, { round = "round + 1" } } },
    { id = "on", set = {}, again = "true", to = "turn" },
  },
}

engine.procedure {
  name = "turn", cite = RB .. "Player Turn Overview", period = "turn", locals = { "inv:card", "where:card" },
  steps = {
    { id = "active", set = { { active = "turn.inv" }, { midnights = "0" }, { phase = "1" } } },
    { id = "begins", announce = { point = "turn_begins", actor = "turn.inv" } },
    { id = "start", window = "turn_start" },
    { id = "to battle", when = "awake", go = "attack" },
    { id = "move", title = "Where to?", cite = RB .. "Move", window = "move" },
    { id = "where", set = { where = "place(turn.inv)" } },
    { id = "adventure", title = "Attempt an adventure", cite = RB .. "Attempt to Resolve an Adventure",
      when = "turn.inv in investigators and not (place(turn.inv) in entrance) and not awakening",
      call = "attempt", with = { inv = "turn.inv", card = "place(turn.inv)" } },
    { id = "entrance", title = "At the entrance", cite = RB .. "Wait at the Entrance",
      when = "turn.where in entrance and turn.inv in investigators", script = function(p) wait_at_entrance(p.inv) end },
    { id = "to clock", go = "clock" },
    { id = "attack", title = "Fight the Ancient One", cite = RB .. "Battling an Ancient One", call = "attempt",
      with = { inv = "turn.inv", card = "first(ancient_one)" } },
    { id = "clock", cite = RB .. "Advance the Clock", when = "awakening", script = function() settle_awakening() end },
    { id = "hand", title = "The clock advances", cite = RB .. "Advance the Clock", script = function() advance_clock() end },
    -- By the FAQ midnight comes after the turn.
    { id = "over", when = "faq", set = { { phase = "2" } } },
    { id = "midnight", title = "Midnight", cite = RB .. "Advance the Clock", when = "midnights > 0",
      script = function() strike_midnight() end },
    { id = "day ends", when = "midnights > 0", expire = "day" },
    { id = "day", when = "midnights > 0", period = "day" },
    { id = "awakens", when = "awakening", script = function() settle_awakening() end },
    { id = "ends", announce = { point = "turn_ends", actor = "turn.inv" } },
    { id = "awakens at its end", when = "awakening", script = function() settle_awakening() end },
    -- An investigator who may roll locked dice, or was devoured in the turn, gives back the locked dice that they took.
    { id = "locks", when = "turn.inv.ignores_locks > 0 or not (turn.inv in investigators)",
      script = function() fill_locks(true) end },
  },
}

--- go_to(inv: card, where: card). The move of the turn.
local function go_to(inv, where)
  local p = current "turn"
  p.where = where
  inv.parent = where
  after("moves", inv, where)
end

--- affected(): card[]. The investigators whom the lingering effect of the mythos card affects.
local function affected()
  return filter(players(), function(inv) return inv.ignores_lingering == 0 end)
end

local HOURS = { [0] = 12, 3, 6, 9 }

--- advance_clock(). Moves the clock on by three hours. Midnight is resolved in the last step of the turn, whenever it
--- was reached.
local function advance_clock()
  local clock = (game.clock + 1) % 4
  game.clock = clock
  if clock == 0 then game.midnights = game.midnights + 1 end
  after("clock_advances", nil, nil, nil, HOURS[clock])
end

--- midnight_groups(): card[][]. Cards that may have "At Midnight" effects, in the FAQ's order: the Ancient One,
--- monsters, adventures and other worlds, other cards, the mythos card.
local function midnight_groups()
  local owned = {}
  for _, inv in ipairs(players()) do
    local cards = cards_in("possessions", inv)
    for i = 1, #cards do owned[#owned + 1] = cards[i] end
  end
  return { cards_in "ancient_one", cards_in "monsters", find "adventures", owned, cards_in "mythos" }
end

local function has_midnight_effect(card) return has_ability(card, "at_midnight") end

-- Among several of one kind the players choose.
local function midnight_effects()
  for _, group in ipairs(midnight_groups()) do
    local waiting = filter(group, has_midnight_effect)
    while #waiting > 0 do
      local card = choose(game.active, "Whose midnight effect comes next?", waiting)
      waiting = filter(waiting, function(other) return other ~= card and other.in_play end)
      card:use("at_midnight", game.active)
      if game.awakening == 1 then return end
    end
  end
end

-- Its lock and its own effects come before any other reaction.
local function announce_mythos(card)
  after("mythos_drawn", nil, card)
  fill_locks()
  if has_ability(card, "immediate") then card:use("immediate", game.active or game.first) end
  if has_ability(card, "drawn") then card:use("drawn", game.active or game.first) end
end

--- draw_mythos(). Draws a mythos card, which replaces the last one; its immediate effect comes now.
local function draw_mythos()
  local old = top "mythos"
  if old then
    unlock(old)
    move(old, "old_mythos")
  end
  if size "mythos_deck" == 0 then
    move_all("old_mythos", "mythos_deck")
    shuffle "mythos_deck"
  end
  local card = top "mythos_deck"
  if not card then return end
  move(card, "mythos")
  together(announce_mythos, card)
end

local function attack(ancient)
  after("ancient_one_attacks", nil, ancient)
  if ancient:has_ability "attack" then ancient:use("attack", game.active) end
end

-- Midnight once; each further one in the turn adds a doom token (FAQ). If that awakens the Ancient One, it attacks, and
-- no mythos card is drawn.
--- strike_midnight(). Step of the turn: midnight, with all its effects.
local function strike_midnight()
  after "midnight"
  if game.awake == 0 then
    midnight_effects()
    for _ = 2, game.midnights do add_doom(1) end
    settle_awakening()
  end
  if game.awake == 1 then together(attack, ancient_one()) else draw_mythos() end
end

engine.export { go_to = go_to, advance_clock = advance_clock, draw_mythos = draw_mythos,
  strike_midnight = strike_midnight, affected = affected, midnight_groups = midnight_groups }
