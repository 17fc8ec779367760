-- Setup, steps 1 to 8.

local kit = require "common:lib/setup"

local own_dice = require "lib/own_dice"

local ADVENTURES = 6

--- setup(config: table): string?. Makes every card of a game. Returns a text when that is not possible. Called by the
--- engine.
local function setup(config)
  local wrong, taken = kit.no_scenario(config), nil
  if wrong then return wrong end
  local options = config.options
  game.faq = options.faq == "true" and 1 or 0
  if options.faq and options.faq ~= "true" and options.faq ~= "false" then
    return "the option 'faq' is true or false"
  end
  local ancients = cards_with "ancient_one"
  local chosen = options.ancient_one
  if chosen and chosen ~= "random" then
    if not card_exists(chosen) or not contains(fields.list_of(data_of(chosen).kind), "ancient_one") then
      return "'" .. chosen .. "' is not an Ancient One"
    end
    create(chosen, "ancient_one")
  else
    for _, id in ipairs(ancients) do create(id, "scenario") end   -- one of them is drawn when the game begins
  end
  create("entrance", "entrance")
  wrong, taken = kit.seat_players(config, "investigators", "investigator")
  if wrong then return wrong end
  for _, id in ipairs(cards_with "investigator") do
    if not taken[data_of(id).name] then create(id, "reserve") end
  end
  for _ = 1, 6 do create("green_die", "dice") end
  create("yellow_die", "dice")
  create("red_die", "dice")
  for _, id in ipairs(own_dice.all()) do create(id, "dice") end
  local function all(tag, zone, without)
    for _, id in ipairs(cards_with(tag)) do
      local data = data_of(id)
      if not (without and data[without]) then
        for _ = 1, data.copies or 1 do create(id, zone) end
      end
    end
  end
  all("adventure", "adventure_deck", "other_world")
  all("other_world", "other_world_deck")
  all("monster", "cup", "mask")
  all("mask", "box")
  for _, kind in ipairs { "common", "unique", "spell", "ally" } do all(kind, kind .. "_deck") end
  all("mythos", "mythos_deck")
  create(config.scenario_id, "scenario")
end

-- The zone in which the components of a kind begin.
local HOMES = { adventure = "adventure_deck", other_world = "other_world_deck", common = "common_deck",
  unique = "unique_deck", spell = "spell_deck", ally = "ally_deck", mythos = "mythos_deck" }

--- add_cards(ids: card_id[]). Adds one copy of each card to the game that setup() has made, in the place of its kind;
--- an option of it. Investigators and Ancient Ones are chosen in another way.
local function add_cards(ids)
  for _, id in ipairs(ids) do
    local data = data_of(id)
    local card = create(id, "box")
    local home = HOMES[data.kind] or data.kind == "monster" and not data.mask and "cup"
    if home then card:move(home) end
  end
end

--- setup_options(): table. { most_players =, options = list }: the options that start screens offer. An option at its
--- default is left out of config.options.
local function setup_options()
  local ancients = { { "random", "At random" } }
  for _, id in ipairs(cards_with "ancient_one") do ancients[#ancients + 1] = { id, data_of(id).name } end
  return { most_players = 8, options = {
    { name = "ancient_one", text = "Ancient One", values = ancients, default = "random" },
    { name = "faq", text = "Rules", values = { { "false", "As printed" }, { "true", "With the later FAQ" } },
      default = "false" },
  } }
end

-- "Starting items": kinds, or { ally = id }; "choice" is one of the three kinds.
local function starting_items(inv)
  for _, item in ipairs(inv.data.start or {}) do
    if type(item) == "table" then
      local whole = whole_id(item.ally)
      for _, card in ipairs(cards_in "ally_deck") do
        if card.id == whole then inv:take_card(card) end
      end
    elseif item == "clue" then
      inv:gain_clues(1)
    elseif item == "choice" then
      local kind = choose(inv, "Which card do you begin with?", { "common", "unique", "spell" },
        { labels = { common = "a common item", unique = "a unique item", spell = "a spell" } })
      inv:gain_cards(kind, 1)
    else
      inv:gain_cards(item, 1)
    end
  end
end

--- begin_investigator(inv: card). Gives the investigator full sanity and stamina, and the things that their card lists.
local function begin_investigator(inv)
  inv.sanity, inv.stamina = inv.max_sanity, inv.max_stamina
  local round = game.round
  game.round = 0   -- "after set-up" abilities do not count starting items
  starting_items(inv)
  game.round = round
end

--- prepare_table(). Step of the procedure of the game: puts decks, adventures and investigators in their places.
local function prepare_table()
  kit.draw_one("ancient_one", "scenario", "ancient_one", "box")
  game.first = seats()[1]
  for _, deck in ipairs { "adventure_deck", "other_world_deck", "common_deck", "unique_deck", "spell_deck", "ally_deck",
      "mythos_deck" } do
    shuffle(deck)
  end
  local ancient = ancient_one()
  if ancient:has_ability "prepare" then ancient:use("prepare", game.first) end
  for _ = 1, ADVENTURES do draw_adventure() end
  for _, inv in ipairs(seats()) do
    inv.parent = top "entrance"
    begin_investigator(inv)
  end
end

engine.export { setup = setup, setup_options = setup_options, add_cards = add_cards, prepare_table = prepare_table,
  begin_investigator = begin_investigator }
