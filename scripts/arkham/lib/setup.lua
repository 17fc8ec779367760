-- Appendix III: setting up, and the end of a scenario.

local wanted = require "lib/wanted"
local BAG_NAMES = { ["+1"] = "plus_1", ["0"] = "zero", ["-1"] = "minus_1", ["-2"] = "minus_2", ["-3"] = "minus_3",
  ["-4"] = "minus_4", ["-5"] = "minus_5", ["-6"] = "minus_6", ["-7"] = "minus_7", ["-8"] = "minus_8" }
local kit, lessons = require "common:lib/setup", require "common:lib/lessons"
local play_area, deck_keywords = require "lib/play_area", require "lib/deck_keywords"
local hunch, partner, rows = require "lib/hunch", require "lib/partner", require "lib/rows"
local side_decks = require "lib/side_decks"
local taboo, history = require "lib/taboo", require "lib/history"   -- taboo: an option of campaigns
local checkpoint, prologue, tekelili = require "lib/checkpoint", require "lib/prologue", require "lib/tekelili"
local move, is, add, check, base = method.move, method.is, method.add, method.check, method.base
local has_ability, use = method.has_ability, method.use
local data, face_of = property.data, property.face
local DIFFICULTIES = { "easy", "standard", "hard", "expert" }

--- setup(config: table): string?. Makes every card of a game. Returns a text when that is not possible. Called by the
--- engine.
local function setup(config)
  local scenario, wrong = config.scenario, kit.no_scenario(config)
  if wrong then return wrong end
  local difficulty = config.options.difficulty or "standard"
  local campaign = config.campaign
  local bag = scenario.bags and scenario.bags[difficulty]
  if scenario.bags and not bag then
    return "there is no difficulty '" .. difficulty .. "'; use " .. table.concat(DIFFICULTIES, ", ")
  end
  wrong = lessons.refuses(config.options.lesson)
  if wrong then return wrong end
  local start, no_start = find_start(scenario, config.options.start)
  if not start then return no_start end
  game.start = start
  game.hard = (difficulty == "hard" or difficulty == "expert") and 1 or 0
  local taken, held = {}, {}
  for i, player in ipairs(config.players) do
    local inv = create(player.id, "investigators")
    if not inv:is "investigator" then return "'" .. player.id .. "' is not an investigator" end
    wrong = prologue.refuses(player.id, config.scenario_id)
    if wrong then return wrong .. "; choose another investigator" end
    if taken[inv.title] then return "each player chooses a different investigator; " .. inv.title .. " is taken twice" end
    taken[inv.title] = true
    avatar(i, inv)
    local before = campaign and campaign.investigators[i]
    if before then
      inv.physical_trauma, inv.mental_trauma = before.physical_trauma, before.mental_trauma
    end
    set_upgrades(inv, player.options.upgrades)
    wrong = set_collection(inv, player.collection)
    if wrong then return wrong end
    for _, entry in ipairs(player.deck) do
      if entry.card == "random_basic_weakness" or entry.card == "01000" then
        for _ = 1, entry.count do create("random_basic_weakness", "set_aside_weaknesses", inv) end
      else
        local n, card = entry.count, nil
        for _ = 1, n do card = create(entry.card, "deck", inv) end
        if card and is(card, "basic_weakness") then held[card.id] = (held[card.id] or 0) + n end
        local trauma = card and not campaign and data(card).purchase_trauma
        if trauma then
          inv.physical_trauma = inv.physical_trauma + n * (trauma.physical or 0)
          inv.mental_trauma = inv.mental_trauma + n * (trauma.mental or 0)
        end
      end
    end
  end
  -- The investigators choose the lead; "random" when they cannot agree (then the set-up picks one).
  local lead = config.options.lead
  for i, inv in ipairs(seats()) do
    if lead == nil and i == 1 or lead == config.players[i].id then game.lead = inv end
  end
  if not game.lead and lead ~= "random" then return "nobody plays '" .. lead .. "', so he cannot lead" end
  -- In a campaign the bag holds the tokens that the scenario before has left (Appendix III).
  for _, token in ipairs(campaign and campaign.chaos_bag or bag or {}) do
    create(BAG_NAMES[token] or token, "chaos_bag")
  end
  for _, id in ipairs(scenario.add_tokens or {}) do
    if tokens_left(id) > 0 then create(BAG_NAMES[id] or id, "chaos_bag") end
  end
  local function make(list, zone)
    for _, id in ipairs(list or {}) do create(id, zone) end
  end
  for _, entry in ipairs(scenario.encounter_cards or {}) do
    for _ = 1, entry[2] or 1 do create(entry[1], "encounter_deck") end
  end
  make(scenario.set_aside, "set_aside")
  make(scenario.locations, "set_aside")
  make(scenario.keys, "set_aside")
  for _ in ipairs(scenario.facedown_keys or {}) do create(scenario.key_back, "set_aside") end   -- see lib/keys.lua
  make(scenario.scenario_deck or scenario.exploration_deck, "scenario_deck")
  make(scenario.agendas, "agenda_deck")
  make(scenario.acts, "act_deck")
  rows.make(scenario.more_agendas, "agenda_deck")
  rows.make(scenario.more_acts, "act_deck")
  if scenario.reference then
    local reference = create(scenario.reference, "reference")
    reference.face = game.hard
  end
  partner.set_aside(campaign and campaign.partners or not campaign and partners_of(config.scenario_id) or {})
  if campaign then config.log = campaign.log end
  wrong = not campaign and (choose_past(config) or choose_supplies(config)) or fill_log(config)
  if wrong then return wrong end
  local not_now = campaign and {} or cards_with "campaign_only"
  for _, id in ipairs(cards_with "basic_weakness") do
    local left_out = contains(not_now, id) or data_of(id).multiplayer_only and #seats() == 1
    for _ = (held[id] or 0) + 1, left_out and 0 or data_of(id).copies or 1 do create(id, "random_weaknesses") end
  end
  game.has_bonded = deck_keywords.any_bonded() and 1 or 0
  game.has_history = history.is_asked_for() and 1 or 0
  scenario_marker(config.scenario_id)
end

--- add_cards(ids: card_id[]). Adds cards to the game that setup() has made; an option of it. Player cards, legal or
--- not, go into the decks in turn, enemies and treacheries into the encounter deck; all other cards are set aside.
local function add_cards(ids)
  local from, turn = seats(), 0
  for _, id in ipairs(ids) do
    local card = create(id, "set_aside")
    local placeholder = data_of(id).kind == "placeholder"   -- a weakness is drawn for it in the set-up
    if card:is "player_card" and not card:is "investigator" and not card:is "partner" then
      local inv = from[turn % #from + 1]
      turn = turn + 1
      move(card, placeholder and "set_aside_weaknesses" or "deck", inv)
      give(card, inv)
    elseif card:is "enemy" or card:is "treachery" then
      move(card, "encounter_deck")
    end
  end
end

local DIFFICULTY_NAMES = { easy = "Easy", standard = "Standard", hard = "Hard", expert = "Expert" }

--- setup_options(scenario_id: card_id): table. { most_players =, options = list }: the options that start screens
--- offer. An option at its default is left out of config.options.
local function setup_options(scenario_id)
  local scenario, levels = data_of(scenario_id), {}
  for _, level in ipairs(DIFFICULTIES) do
    if scenario.bags and scenario.bags[level] then levels[#levels + 1] = { level, DIFFICULTY_NAMES[level] } end
  end
  local options = {
    { name = "difficulty", text = "Difficulty", values = levels, default = "standard" },
  }
  -- The option also takes the id of any investigator who plays. A campaign offers nothing: players choose the lead
  -- before each scenario.
  options[2] = { name = "lead", text = "Lead investigator", default = "", open = true,
    values = scenario.kind ~= "campaign" and { { "", "First seat" }, { "random", "At random" } } or {} }
  if scenario.kind == "campaign" then
    options[3] = taboo.option(scenario)
  else
    options[3] = { name = "lesson", text = "Lesson", default = "", open = true, values = {} }
  end
  options = fields.with(options, past_options(scenario_id))
  return { most_players = 4, options = fields.with(options, log_options(scenario)) }
end

--- scenario_marker(id: card_id). Puts the scenario's card on the table.
local function scenario_marker(id) create(id, "scenario") end

--- scenario_data(): table. The fields of the scenario's card.
local function scenario_data()
  local marker = top "scenario"
  return marker and data(marker)
end

--- inv:random_weakness(trait?: tag): card?. Draws a random basic weakness from the investigator's collection, with that
--- trait; from now on they own it.
local function random_weakness(inv, trait)
  local drawn
  if inv.collection == 0 and not trait then
    drawn = pick "random_weaknesses"
  else
    local is_there = collection_of(inv)
    drawn = pick_from(filter(cards_in "random_weaknesses", function(card)
      return (not trait or is(card, trait)) and is_there(card.id)
    end))
  end
  if drawn then
    move(drawn, "set_aside_weaknesses", inv)
    give(drawn, inv)
    history.begin(drawn)
  end
  return drawn
end

-- Of a unique permanent card that several decks have, one begins the game in play (Rules Reference: Unique). The others
-- are set aside, since a permanent card is not shuffled into a deck.
local function keep_one_of_each(all)
  local titles, copies = {}, {}
  for i = 1, #all do
    for _, card in ipairs(filter(find("permanents", all[i]), function(each) return is(each, "unique") end)) do
      local title = card.title
      if not copies[title] then titles[#titles + 1], copies[title] = title, { cards = {}, whose = {} } end
      table.insert(copies[title].cards, card)
      table.insert(copies[title].whose, all[i])
    end
  end
  for _, title in ipairs(titles) do
    local cards, whose = copies[title].cards, copies[title].whose
    local first = #cards > 1 and choose(game.lead, "Whose " .. title .. " begins the game in play?", whose)
    for i, card in ipairs(cards) do
      if first and whose[i] ~= first then move(card, "set_aside", whose[i]) end
    end
  end
end

-- Permanent cards begin the game in play and are not shuffled into the deck (Rules Reference: Permanent).
local function begin_in_play(inv)
  local permanents = find("permanents", inv)
  for i = 1, #permanents do
    local card = permanents[i]
    play_area.put_in_play(card, inv, is(card, "treachery") and "threat" or nil)
  end
end

-- Steps 2 to 7.
--- setup_scenario(). Step of the procedure of the game: the scenario's own set-up.
local function setup_scenario()
  if not game.lead then game.lead = pick_from(seats()) end
  resolve_past()
  local scenario, all = scenario_data(), seats()
  if scenario.tekelili then tekelili.build() end
  side_decks.build(top "scenario", scenario.side_decks)
  if #all > 1 then keep_one_of_each(all) end
  for i = 1, #all do
    local inv = all[i]
    inv.damage = inv.physical_trauma
    inv.horror = inv.mental_trauma
    -- A random basic weakness joins the deck in place of its placeholder.
    local placeholders = cards_in("set_aside_weaknesses", inv)
    for j = 1, #placeholders do
      local drawn = random_weakness(inv)
      move(placeholders[j], "removed")
      if drawn then move(drawn, "deck", inv) end
    end
    if game.has_bonded == 1 then deck_keywords.set_aside_bonded(inv) end
    begin_in_play(inv)
    hunch.build(inv)
    side_decks.build(inv, data(inv).side_decks)
    shuffle("deck", inv)
    inv.resources = check(inv, "starting_resources")
    inv.actions = check(inv, "turn_actions")
  end
  shuffle "encounter_deck"
  if scenario.exploration_deck then shuffle "scenario_deck" end
  game.set_up = 1
  partner.choose()
end

-- Step 8 (lib/opening_hand.lua says how many): weaknesses are set aside unresolved and replaced, but for those whose text
-- keeps them there.
--- draw_opening(inv: card, n: integer). The investigator draws n cards of their opening hand; weaknesses are set aside
--- and replaced.
local function draw_opening(inv, n)
  if check(inv, "cannot_draw") > 0 then return end
  local deck, hand, aside = cards_in("deck", inv), {}, {}
  for i = 1, #deck do
    if #hand >= n then break end
    local card = deck[i]
    local to = is(card, "weakness") and not is(card, "kept_in_opening_hand") and aside or hand
    to[#to + 1] = card
  end
  move_each(hand, "hand", inv)
  if #aside > 0 then move_each(aside, "set_aside_weaknesses", inv) end
end

-- The replacements are drawn before the cards set aside are shuffled back, so none of those can come again.
--- replace_mulliganed(inv: card). The investigator draws replacements for the cards that they put back.
local function replace_mulliganed(inv)
  local aside = cards_in("mulliganed", inv)
  draw_opening(inv, #aside)
  move_each(aside, "deck", inv)
  shuffle("deck", inv)
end

--- shuffle_back_weaknesses(). Shuffles the weaknesses of the opening hands back into the decks.
local function shuffle_back_weaknesses()
  local all = seats()
  for i = 1, #all do
    local inv = all[i]
    local list = cards_in("set_aside_weaknesses", inv)
    if #list > 0 then
      move_each(list, "deck", inv)
      shuffle("deck", inv)
    end
  end
end

--- put_location(card: card): card. Puts the location into play. A single-sided one has its clues at once.
local function put_location(card)
  wanted.kind(card, "location", "put_location")
  local said = data(card)
  local enters = said.enters
  move(card, "locations")
  card.face = said.single_sided and 1 or 0
  if said.single_sided then add(card, "clues", check(card, "clue_value")) end
  if enters and enters.flooded then card.flood_level = enters.flooded == "fully" and 2 or 1 end
  after("enters_play", nil, card)
  return card
end

--- pick_some(list: any[], n: integer): any[]. N random elements of the list, or all of them if there are fewer.
local function pick_some(list, n)
  local left, picked = filter(list, function() return true end), {}
  for i = 1, math.min(n, #left) do
    picked[i] = pick_from(left)
    left = filter(left, function(other) return other ~= picked[i] end)
  end
  return picked
end

--- set_aside_card(id: card_id): card?. The set-aside card with that id.
local function set_aside_card(id)
  return card_exists(id) and find_in("set_aside", id) or nil
end

-- Steps 9 to 12: the locations that begin in play, the scenario's own set-up, then the agenda and act decks.
--- place_scenario(). Puts agendas, acts and the set-aside cards in their places.
local function place_scenario()
  choose_roles()
  local scenario = scenario_data()
  if scenario.agendas then move(top("agenda_deck"), "agenda") end
  if scenario.acts then move(top("act_deck"), "act") end
  rows.begin(scenario.more_agendas, "agenda_deck", "agenda")
  rows.begin(scenario.more_acts, "act_deck", "act")
  game.agenda_number = 1
  game.act_number = 1
  local locations = scenario.locations
  for i = 1, locations and #locations or 0 do put_location(set_aside_card(locations[i])) end
  if scenario.setup then scenario.setup() end
  prologue.begin()
  game.set_up = 0
end

--- start_at(place: card). Every investigator begins there; the location is revealed as they enter it, by the first of
--- them in player order.
local function start_at(place)
  local all = players()
  set_each(all, "parent", place)
  place:reveal(all[1])
end

local RESOLUTIONS = { R1 = 1, R2 = 2, R3 = 3, R4 = 4, R5 = 5, R6 = 6, R7 = 7, R8 = 8, R9 = 9, no_resolution = 0 }

-- The resolution of an act completes the scenario, that of an agenda loses it (Rules Reference: Winning and Losing).
local function ending_of(card)
  if not card then return 0 end
  return card:is "act" and 1 or card:is "agenda" and 2 or 0
end

-- A resolution, and an end because nobody is left, may come at the same time. Then the lead decides which of them comes
-- first, and that one counts (Priority of Simultaneous Resolution). An act that waits for everybody to resign means its own.
local function counting(resolution)
  if resolution == "no_resolution" or #players() > 0 then return resolution end
  local card = resolving()
  if card and card:is "ends_with_all" then return resolution end
  local without = "No resolution"
  local chosen = choose(game.lead, "Everybody is out of the game. Which resolution counts?", { resolution, without })
  return chosen == without and "no_resolution" or resolution
end

--- game_ends_in_hand(inv: card). As the game ends, or the investigator is eliminated: cards in their hand whose text waits
--- for that, an ability with the name `game_end_in_hand`.
local function game_ends_in_hand(inv)
  local hand = cards_in("hand", inv)
  for i = 1, #hand do
    local card = hand[i]
    if has_ability(card, "game_end_in_hand") and card.zone == "hand" then use(card, "game_end_in_hand", inv) end
  end
end

--- end_scenario(resolution: resolution_name, certain?: boolean). Triggers weaknesses that wait for the end, counts victory
--- locations, gives experience, and ends the game. certain: the text that defeats everybody names the resolution.
local function end_scenario(resolution, certain)
  if not certain then resolution = counting(resolution) end
  game.resolution = RESOLUTIONS[resolution]
  if resolution ~= "no_resolution" then game.ending = ending_of(resolving()) end
  local weaknesses = find "game_end_weaknesses"
  for i = 1, #weaknesses do
    local card = weaknesses[i]
    if has_ability(card, "game_end") then use(card, "game_end", card.owner) end
  end
  local playing = players()
  for i = 1, #playing do game_ends_in_hand(playing[i]) end
  before("game_ends")
  local locations = find "locations"
  for i = 1, #locations do
    local place = locations[i]
    if face_of(place) == 1 and place.clues == 0 and worth_victory(place) then
      drop_unowned(place)
      move(place, "victory")
    end
  end
  local scenario = scenario_data()
  local outcome = scenario and scenario.resolutions and scenario.resolutions[resolution]
  if outcome and outcome.effect then outcome.effect() end
  if scenario then checkpoint.reach(scenario, resolution) end
  local all = seats()
  for i = 1, #all do
    local lost = all[i].forfeited
    if lost > 0 then add(all[i], "earned", -lost) end
  end
  if game.resolution == 0 then note "unresolved" else note("resolution", nil, nil, nil, game.resolution) end
  finish(resolution)
end

--- earn(n: integer, lead?: integer). Every investigator earns the points of the victory display plus n experience; the
--- lead earns `lead` more.
local function earn(n, lead)
  local won, all = cards_in "victory", seats()
  local points = n
  for i = 1, #won do points = points + math.max(0, base(won[i], "victory") or 0) end
  for i = 1, #all do add(all[i], "earned", points) end
  if lead and game.lead then add(game.lead, "earned", lead) end
  for i = 1, #all do after("experience_earned", all[i]) end
end

engine.define { id = "random_basic_weakness", title = "random basic weakness", codes = { "01000" }, tags = { "player_card" },
  data = { kind = "placeholder", traits = {}, code = "01000" }, abilities = {} }

engine.verbs { random_weakness = random_weakness }

engine.export { setup = setup, setup_options = setup_options, add_cards = add_cards, setup_scenario = setup_scenario,
  replace_mulliganed = replace_mulliganed, draw_opening = draw_opening,
  shuffle_back_weaknesses = shuffle_back_weaknesses, place_scenario = place_scenario, start_at = start_at,
  put_location = put_location, pick_some = pick_some,
  set_aside_card = set_aside_card, end_scenario = end_scenario, earn = earn, game_ends_in_hand = game_ends_in_hand,
  scenario_data = scenario_data, scenario_marker = scenario_marker }

return { BAG_NAMES = BAG_NAMES }
