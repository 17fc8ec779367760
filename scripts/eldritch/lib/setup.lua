-- Setup, steps 1 to 9. Rulebook: Setup.

local kit = require "common:lib/setup"
local preludes = require "lib/preludes"
local move, is = method.move, method.is

-- The Reference cards: Gates, Clues, Monsters of a surge, by the number of players.
local REFERENCE = { { 1, 1, 1 }, { 1, 1, 1 }, { 1, 2, 2 }, { 1, 2, 2 }, { 2, 3, 2 }, { 2, 3, 2 }, { 2, 4, 3 }, { 2, 4,
  3 } }
local DECK_ZONES = { "asset_deck", "artifact_deck", "gate_stack", "clue_pool", "mystery_deck",
  "general_deck", "america_deck", "europe_deck", "asia_australia_deck", "other_world_deck", "expedition_deck",
  "research_deck", "special_deck" }
local DIFFICULTIES = fields.set_of { "normal", "easy", "hard" }

-- Makes every component with that tag, in the number of copies that it says, or once for each back. Without a zone
-- each begins in the deck that its data say; those with the tag `boxed` begin in the box.
local function make(tag, zone, boxed)
  local ids, in_box = cards_with(tag), boxed and fields.set_of(cards_with(boxed)) or {}
  for n = 1, #ids do
    local id = ids[n]
    local data = data_of(id)
    local home = in_box[id] and "box" or zone or data.deck .. "_deck"
    for i = 1, data.backs and #data.backs or data.copies or 1 do
      local card = create(id, home)
      if data.backs then card.variant = i end
    end
  end
end

-- The zones of encounter decks that packs have added: see encounter_type().
local function own_decks()
  local known, list = fields.set_of(DECK_ZONES), {}
  for _, id in ipairs(cards_with "encounter_card") do
    local deck = data_of(id).deck .. "_deck"
    if not known[deck] then known[deck], list[#list + 1] = true, deck end
  end
  return list
end

-- The same for a part of the board: it enters play.
local function lay_out(tag, zone)
  for _, id in ipairs(cards_with(tag)) do move(create(id, "box"), zone, nil, true) end
end

local function make_investigators(config)
  local wrong, taken = kit.seat_players(config, "investigators", "investigator", "id")
  if wrong then return wrong end
  for _, id in ipairs(cards_with "investigator") do
    if not taken[id] then create(id, "unused") end
  end
end

local function make_ancient_ones(chosen)
  if chosen == nil or chosen == "random" then
    for _, id in ipairs(cards_with "ancient_one") do create(id, "scenario") end   -- one of them is drawn in the set-up
    return
  end
  if not card_exists(chosen) or data_of(chosen).kind ~= "ancient_one" then
    return "'" .. chosen .. "' is not an Ancient One"
  end
  create(chosen, "ancient_one")
end

--- setup(config: table): string?. Makes every component of a game. Returns a text when that is not possible. Called by
--- the engine.
local function setup(config)
  local options, wrong = config.options, kit.no_scenario(config)
  if wrong then return wrong end
  local mythos = options.mythos or "normal"
  if not DIFFICULTIES[mythos] then return "the option 'mythos' is normal, easy or hard" end
  game.easy, game.hard = mythos == "easy" and 1 or 0, mythos == "hard" and 1 or 0
  game.starting_rumor = options.rumor == "true" and 1 or 0
  game.random_lead = options.lead == "random" and 1 or 0
  lay_out("space", "map")
  lay_out("omen_space", "omen_track")   -- clockwise, in the order of their names
  wrong = make_ancient_ones(options.ancient_one) or make_investigators(config)
  if wrong then return wrong end
  make("gate", "gate_stack")
  make("clue", "clue_pool")
  make("monster", "cup", "epic")
  -- A solo game leaves out components that are useful only to several players. Optional Rules: Solo Game.
  local boxed = #config.players == 1 and "teamwork" or nil
  for _, kind in ipairs { "asset", "artifact", "spell", "condition" } do make(kind, kind .. "_deck", boxed) end
  make("mythos", "unseen")
  make("mystery", "mystery_deck")
  make "encounter_card"
  create(config.scenario_id, "scenario")
  game.start_players = #config.players
  return preludes.make(options.prelude)
end

-- The zone in which the components of a kind begin.
local HOMES = { gate = "gate_stack", clue = "clue_pool", mythos = "unseen", mystery = "mystery_deck",
  asset = "asset_deck", artifact = "artifact_deck", spell = "spell_deck", condition = "condition_deck" }

--- add_cards(ids: card_id[]). Adds components to the game that setup() has made; an option of it. Each is one more, or
--- one for each back, in the place of its kind. Investigators and Ancient Ones are chosen in another way.
local function add_cards(ids)
  for _, id in ipairs(ids) do
    local data = data_of(id)
    local home = HOMES[data.kind] or data.deck and data.kind ~= "space" and data.deck .. "_deck"
    for i = 1, data.backs and #data.backs or 1 do
      local card = create(id, "box")
      if data.backs then card.variant = i end
      if is(card, "monster") and not is(card, "epic") then home = "cup" end
      if home then relocate(card, home, nil, true) end
    end
  end
end

--- setup_options(): table. { most_players =, options = list }: the options that start screens offer. An option at its
--- default is left out of config.options.
local function setup_options()
  local ancients = { { "random", "At random" } }
  for _, id in ipairs(cards_with "ancient_one") do ancients[#ancients + 1] = { id, data_of(id).name } end
  local chosen = preludes.values()
  local options = {
    { name = "ancient_one", text = "Ancient One", values = ancients, default = "random" },
    { name = "mythos", text = "Mythos", values = { { "easy", "Easy" }, { "normal", "Normal" }, { "hard", "Hard" } },
      default = "normal" },
    { name = "rumor", text = "Starting Rumor", values = { { "false", "None" }, { "true", "One" } }, default = "false" },
    { name = "lead", text = "Lead investigator", values = { { "", "First seat" }, { "random", "At random" } },
      default = "" },
  }
  if chosen then options[#options + 1] = { name = "prelude", text = "Prelude", values = chosen, default = "none" } end
  return { most_players = 8, options = options }
end

-- --- the set-up ------------------------------------------------------------------------------------------------------

-- "spell wither", "asset axe", "clue", "improve": entries on the back of a sheet. An id there means first a card of the
-- investigator's own pack.
local function receive(inv, what)
  local kind, id = what:match "^(%S+) (%S+)$"
  local own = id and inv.id:match "^[^:]+:" .. id
  if id then inv:gain_named(card_exists(own) and own or id)
  elseif what == "clue" then inv:gain_clues(1)
  elseif what == "improve" then inv:improve()
  else error("nobody begins with '" .. what .. "' (" .. tostring(kind) .. ")") end
end

--- begin_investigator(inv: card). Puts the investigator on their starting space, with full Health and Sanity and the
--- things that the sheet lists.
local function begin_investigator(inv)
  inv.parent = space_by(inv.data.start)
  inv.health, inv.sanity = inv.max_health, inv.max_sanity
  for _, what in ipairs(inv.data.possessions or {}) do receive(inv, what) end
end

-- Cards of other Ancient Ones are not used.
local function remove_others()
  local mine, others, n = short_id(the_ancient_one()), {}, 0
  for _, deck in ipairs { "mystery_deck", "research_deck", "special_deck" } do
    local cards = cards_in(deck)
    local data = read_each(cards, "data")
    for i = 1, #cards do
      if data[i].ancient_one ~= mine then
        n = n + 1
        others[n] = cards[i]
      end
    end
  end
  move_each(others, "box")
end

local function take_from(list)
  if #list > 0 then return table.remove(list, random(#list)) end
end

-- Three stages, the first on top. Nobody sees the unused cards, which only effects that name the box use.
local function build_mythos_deck()
  local removed = game.easy == 1 and "hard" or game.hard == 1 and "easy"
  local colours = {}
  for i, colour in ipairs { "green", "yellow", "blue" } do
    local all = cards_in("unseen", nil, colour)
    colours[i] = removed and filter(all, function(card) return not is(card, removed) end) or all
  end
  local stages, deck = the_ancient_one().data.mythos, {}
  for stage = #stages, 1, -1 do
    local cards = {}
    for i, of_colour in ipairs(colours) do
      for _ = 1, stages[stage][i] do cards[#cards + 1] = take_from(of_colour) end
    end
    while #cards > 0 do deck[#deck + 1] = take_from(cards) end
  end
  move_each(deck, "mythos_deck")
end

local function starting_effects()
  local reference = REFERENCE[game.start_players]
  game.gates_per_spawn, game.clues_per_spawn, game.monsters_per_surge = reference[1], reference[2], reference[3]
  game.doom, game.omen = the_ancient_one().data.doom, 1
  refill_reserve()
  spawn_gate(game.gates_per_spawn)
  spawn_clue(game.clues_per_spawn)
  draw_mystery()
  if game.starting_rumor == 1 then begin_rumor() end
  preludes.enter()
end

--- prepare_table(). Setup, steps 2 to 9.
local function prepare_table()
  game.lead = game.random_lead == 1 and pick_from(seats()) or seats()[1]
  game.active = game.lead
  kit.draw_one("ancient_one", "scenario", "ancient_one", "box")
  remove_others()
  for _, deck in ipairs(DECK_ZONES) do shuffle(deck) end
  for _, deck in ipairs(own_decks()) do shuffle(deck) end
  for _, deck in ipairs { "spell_deck", "condition_deck" } do shuffle_double_sided(deck) end
  for _, inv in ipairs(players()) do begin_investigator(inv) end
  local ancient = the_ancient_one()
  if ancient:has_ability "setup" then ancient:use("setup", game.lead) end
  build_mythos_deck()
  starting_effects()
end

engine.export { setup = setup, setup_options = setup_options, add_cards = add_cards, prepare_table = prepare_table,
  begin_investigator = begin_investigator }
