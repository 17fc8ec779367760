-- Campaigns: everything that is kept from one scenario to the next (Rules Reference: Campaign Play). Each function
-- takes a state and returns a state. Both are plain data, so that a file that people read can hold them. Only
-- campaign_result() looks at a table. A state is { campaign =, options =, stage = "ready" | "between" | "over",
-- scenario =, lead =, investigators = {...}, vacant = {...}, unclaimed = {...}, log =, chaos_bag =, history =, random =
-- }. The actions between scenarios are in lib/campaign_actions.lua, the checks of a file in lib/campaign_check.lua.

local partner = require "lib/partner"
local checkpoint, prologue, supplies = require "lib/checkpoint", require "lib/prologue", require "lib/supplies"
local decks, taboo, upgrades = require "lib/decks", require "lib/taboo", require "lib/upgrades"
local constructor, schema = fields.constructor, fields.schema

local MOST_PLAYERS = 4
local PLACEHOLDER = "random_basic_weakness"

schema("campaign_fields", "A campaign: its scenarios, and with which chaos bag it begins.", {
  { "name", "string", "Its name." },
  { "id?", "string", "Its id; the name of its file when that is left out." },
  { "text?", "string", "Its story, in a sentence." },
  { "scenarios", "card_id[]", "Its scenarios, first to last." },
  { "bags", "table<string, string[]>", "The chaos bag of each difficulty, with which it begins." },
  { "partners?", "card_id[]", "Its partners, of whom each investigator may bring one along to each scenario." },
  { "taboo?", "card_id", "The taboo list that its decks adopt, unless the players choose another or none." },
  { "supplies?", "table<card_id, supply_grant>",
    "Supplies that the investigators may buy before a scenario: " ..
    "{ jungle = { points = { 9, 6 }, supplies = { \"torches\" } } }." },
})
--- A campaign.
local campaign = constructor("campaign: definition", "campaign_fields", function(f)
  return { title = f.name, id = f.id, tags = { "campaign" }, attributes = {}, abilities = {},
    data = { kind = "campaign", name = f.name, text = f.text, scenarios = f.scenarios, bags = f.bags,
      partners = f.partners, supplies = f.supplies, taboo = f.taboo, traits = {} } }
end)

-- --- plain data ------------------------------------------------------------------------------------------------------

local function copied(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for key, each in pairs(value) do copy[key] = copied(each) end
  return copy
end

local function sorted_keys(map)
  local keys = {}
  for key in pairs(map) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

local function without(list, item)
  local left = {}
  for _, each in ipairs(list) do
    if each ~= item then left[#left + 1] = each end
  end
  return left
end

-- An id in full, with its pack: "machete" and "01020" are "arkham_core:machete".
local function id_with(tag, name)
  if type(name) == "string" and card_exists(name, tag) then return whole_id(name) end
end

--- full_card_id(name: card_id): card_id?. The whole id, with its pack, of a player card or encounter card that a deck
--- or log names in short.
local function full_card_id(name)
  return id_with("player_card", name) or id_with("encounter_card", name) or id_with("log_entry", name)
    or id_with("campaign", name)
end

local function name_of(id) return card_exists(id) and data_of(id).name or id end

-- A random number from 1 to n. The state carries its own generator (Park and Miller's), since no game is running.
local function draw(state, n)
  state.random = state.random * 16807 % 2147483647
  return state.random % n + 1
end

-- --- investigators ---------------------------------------------------------------------------------------------------

local function record_of(state, investigator)
  for _, record in ipairs(state.investigators) do
    if record.investigator == investigator then return record end
  end
end

local function in_campaign(state, status)
  return filter(state.investigators, function(record) return record.status == status end)
end

--- campaign_playing(state: table): table[]. The investigators who play the next scenario, by player.
local function playing(state)
  local list = in_campaign(state, "playing")
  table.sort(list, function(a, b) return a.player < b.player end)
  return list
end

-- Nobody is used twice in a campaign, also not after death or leaving (Rules Reference: Trauma; Joining or Leaving a
-- Campaign).
local function pool(state)
  return filter(cards_with "investigator", function(id)
    return data_of(id).kind == "investigator" and record_of(state, id) == nil
      and not prologue.refuses(id, state.scenario)
  end)
end

-- The deck in the form of lib/decks.lua: it permits the cards that scenarios have given, and the researched ones that
-- are in it, for those were upgrades.
local function deck_of(record)
  local permitted = fields.with(copied(record.story_assets), record.weaknesses)
  for id, count in pairs(record.deck) do
    for _ = 1, data_of(id).researched and count or 0 do permitted[#permitted + 1] = id end
  end
  return { investigator = record.investigator, cards = record.deck, choices = record.choices, permitted = permitted,
    experience = math.huge, taboo = record.taboo, upgrades = upgrades.of_deck(record.upgrades, record.deck) }
end

-- The random basic weaknesses in the investigator's collection that nobody in the campaign has; all of them when none
-- is left. Some are not drawn by somebody who plays alone.
local function basic_weaknesses(state, record, alone)
  local held, left, all = {}, {}, {}
  for _, each in ipairs(state.investigators) do
    for id, count in pairs(each.deck) do held[id] = (held[id] or 0) + count end
  end
  for _, id in ipairs(filter(cards_with "basic_weakness", function(each)
    return not (alone and data_of(each).multiplayer_only)
  end)) do
    local pack = id:match "^(.-):"
    if #record.collection == 0 or contains(record.collection, pack) then
      local copies = data_of(id).copies or 1
      for n = 1, copies do
        all[#all + 1] = id
        if n > (held[id] or 0) then left[#left + 1] = id end
      end
    end
  end
  return #left > 0 and left or all
end

-- The last step of building a deck; the drawn weaknesses are kept for the whole campaign.
local function draw_weaknesses(state, record, alone)
  local due = 0
  for id, count in pairs(record.deck) do
    if data_of(id).kind == "placeholder" then
      due = due + count
      record.deck[id] = nil
    end
  end
  for _ = 1, due do
    local list = basic_weaknesses(state, record, alone)
    if #list == 0 then return end
    local id = list[draw(state, #list)]
    record.deck[id] = (record.deck[id] or 0) + 1
  end
end

-- The place of the problem in the file of the deck, before its message: "my_deck.yaml:12: "; "" if there is no file.
local function place_of(where, problem)
  if not where then return "" end
  local place = where[problem.option or problem.card or ""]
  for name in pairs(where) do
    if not place and problem.card and full_card_id(name) == problem.card then place = where[name] end
  end
  return (place or where[""]) .. ": "
end

-- The purchase of a card may bring trauma; a new deck is purchased, too.
local function suffer_purchase(record, id, count)
  local said = data_of(id).purchase_trauma
  if not said then return end
  record.physical_trauma = record.physical_trauma + count * (said.physical or 0)
  record.mental_trauma = record.mental_trauma + count * (said.mental or 0)
end

--- campaign_newcomer(state: table, player: table, n: integer, seats?: integer): string?. Puts an investigator who is new
--- to the campaign into the state, as player n of `seats`, of whom others may still be missing in the state. `player` is { investigator = id, deck = { cards = { ID = count }, collection =, choices
--- =, taboo = the list that this deck adopts instead of that of the campaign, upgrades =, where = { the places of its
--- cards and options in its file } } }, or { record = a result of campaign_transfer() }. Returns a text when that is not possible. Rules Reference: Joining or Leaving a Campaign,
--- Deckbuilding.
local function newcomer(state, player, n, seats)
  local given = player.record
  local id = id_with("investigator", given and given.investigator or player.investigator)
  if not id or data_of(id).kind ~= "investigator" then
    return "there is no investigator '" .. tostring(given and given.investigator or player.investigator) .. "'"
  end
  local wrong = prologue.refuses(id, state.scenario)
  if wrong then return wrong end
  local used = record_of(state, id)
  if used then
    return used.status == "playing" and name_of(id) .. " is played already; each player takes another investigator"
      or name_of(id) .. " has been used in this campaign and cannot be chosen again"
  end
  if given then
    local record = copied(given)
    record.player, record.status, record.free_copies = n, "playing", nil
    record.upgraded, record.swapped = nil, nil
    table.insert(state.investigators, record)
    return
  end
  local deck = player.deck or {}
  local record = { player = n, investigator = id, status = "playing", experience = 0, physical_trauma = 0,
    mental_trauma = 0, deck = {}, collection = copied(deck.collection or {}), choices = copied(deck.choices or {}),
    story_assets = {}, weaknesses = {}, taboo = taboo.chosen(deck.taboo or state.options.taboo) }
  if record.taboo and not taboo.is_list(record.taboo) then
    return "there is no taboo list '" .. tostring(record.taboo) .. "'"
  end
  record.taboo = record.taboo and whole_id(record.taboo)
  for card, text in pairs(deck.upgrades or {}) do
    record.upgrades = record.upgrades or {}
    record.upgrades[card] = text
  end
  for _, name in ipairs(sorted_keys(deck.cards or {})) do
    local card = full_card_id(name)
    if not card then return "the deck of " .. name_of(id) .. " has a card '" .. name .. "' that does not exist" end
    record.deck[card] = (record.deck[card] or 0) + deck.cards[name]
  end
  local problem = not data_of(id).prologue and deck_problems({ investigator = id, cards = record.deck,
    choices = record.choices, taboo = record.taboo, upgrades = record.upgrades })[1]
  if problem then
    return place_of(deck.where, problem) .. "the deck of " .. name_of(id) .. ": " .. problem.message .. "; " .. problem.mend
  end
  -- The experience for building the deck, less what is spent.
  record.experience = math.max(0, (data_of(id).experience or 0) - deck_experience(deck_of(record)))
  for _, card in ipairs(sorted_keys(record.deck)) do suffer_purchase(record, card, record.deck[card]) end
  table.insert(state.investigators, record)
  draw_weaknesses(state, record, math.max(seats or 0, #playing(state) + #without(state.vacant, n)) == 1)
end

-- --- supplies --------------------------------------------------------------------------------------------------------

-- The grant of a campaign before that scenario.
local function granted_before(said, scenario)
  for id, grant in pairs(said.supplies or {}) do
    if full_card_id(id) == scenario then return grant end
  end
end

-- Before the next scenario the investigators may buy supplies: what the campaign grants then, and what the resolution
-- has granted. Each investigator's points are full until they buy; a newcomer has as many (Rules Reference: Supplies).
local function grant_supplies(state, by_resolution)
  local by_campaign = granted_before(data_of(state.campaign), state.scenario)
  local pool = supplies.pooled(fields.with({ by_campaign }, { by_resolution }), #playing(state) + #state.vacant)
  state.supplies = pool.each > 0 and { each = pool.each, offered = pool.offered, left = {} } or nil
end

-- --- beginning -------------------------------------------------------------------------------------------------------

--- campaign_begin(id: card_id, players: table[], options: table): table|string. The state of a campaign before its
--- first scenario. players: see campaign_newcomer(); options: difficulty, lead (the first lead investigator), taboo
--- (the list that decks adopt; "none"), seed (a number). Returns a text when that is not possible.
local function campaign_begin(id, players, options)
  local full = id_with("campaign", id)
  if not full then return "there is no campaign '" .. tostring(id) .. "'" end
  local said = data_of(full)
  local difficulty = options.difficulty or "standard"
  if not said.bags[difficulty] then
    return "there is no difficulty '" .. difficulty .. "'; use " .. table.concat(sorted_keys(said.bags), ", ")
  end
  if #players == 0 then return "nobody plays: name an investigator or a deck" end
  if #players > MOST_PLAYERS then return "at most " .. MOST_PLAYERS .. " can play" end
  local state = { campaign = full, options = { difficulty = difficulty }, stage = "ready",
    scenario = full_card_id(said.scenarios[1]) or said.scenarios[1], investigators = {}, vacant = {}, unclaimed = {},
    log = { notes = {}, lists = {} }, chaos_bag = copied(said.bags[difficulty]), history = {},
    random = math.floor(options.seed or 1) % 2147483646 + 1 }
  local list = taboo.chosen(options.taboo or said.taboo)
  if list then
    if not taboo.is_list(list) then return "there is no taboo list '" .. list .. "'" end
    state.options.taboo = whole_id(list)
  end
  for n, player in ipairs(players) do
    local wrong = newcomer(state, player, n, #players)
    if wrong then return wrong end
  end
  local lead = options.lead and id_with("investigator", options.lead)
  if options.lead and not (lead and record_of(state, lead)) then
    return "nobody plays '" .. options.lead .. "', so he cannot lead"
  end
  state.lead = lead or state.investigators[1].investigator
  grant_supplies(state)
  if state.supplies then state.stage = "between" end
  return state
end

--- campaign_transfer(state: table, investigator: card_id): table|string. A player for campaign_begin() of another
--- campaign, with the same deck, story assets, weaknesses, experience and trauma. The campaign must be over, and the
--- investigator must have survived it. Rules Reference: Transferring Investigators to a New Campaign.
local function campaign_transfer(state, investigator)
  local id = id_with("investigator", investigator)
  local record = id and record_of(state, id)
  if not record then return "'" .. tostring(investigator) .. "' has not played in this campaign" end
  if state.stage ~= "over" then return "the campaign is not over yet; play it to its end first" end
  if record.status == "killed" or record.status == "insane" then
    return name_of(id) .. " has not survived the campaign"
  end
  return { record = copied(record) }
end

--- is_campaign(id: card_id): boolean. Is that a campaign?
local function is_campaign(id) return id_with("campaign", id) ~= nil end

-- The partners of a campaign as its log has them, in the form of partner.set_aside(). A name that is not in the log is
-- untouched.
local function partners_in(said, log)
  local list = {}
  for i, name in ipairs(said.partners or {}) do
    local id = full_card_id(name) or name
    local noted = log and log[id] or {}
    list[i] = { card = id, damage = noted.damage, horror = noted.horror, crossed_off = noted.crossed_off }
  end
  return list
end

-- --- a scenario ------------------------------------------------------------------------------------------------------

--- campaign_setup(state: table): table|string. The set-up of the next scenario: { scenario =, avatars = { ids }, decks
--- = { { name =, investigator =, cards = { ID = count }, collection =, options = } }, options =, campaign = the
--- config.campaign of setup() }. Returns a text when it cannot be played yet.
local function campaign_setup(state)
  if state.stage == "over" then return "the campaign is over" end
  if state.stage ~= "ready" then return "something is left to do before the next scenario begins" end
  local setup = { scenario = state.scenario, avatars = {}, decks = {}, options = copied(state.options),
    campaign = { name = name_of(state.campaign), log = copied(state.log), chaos_bag = copied(state.chaos_bag),
      investigators = {} } }
  setup.options.taboo = nil   -- it concerns decks, not the game
  local said = data_of(state.campaign)
  if said.partners then setup.campaign.partners = partners_in(said, state.partners) end
  for i, record in ipairs(playing(state)) do
    setup.avatars[i] = record.investigator
    setup.decks[i] = { name = name_of(record.investigator), investigator = record.investigator,
      cards = copied(record.deck), collection = copied(record.collection),
      options = decks.options_for_file(deck_of(record)) }
    setup.campaign.investigators[i] = { physical_trauma = record.physical_trauma, mental_trauma = record.mental_trauma }
    if record.investigator == state.lead then setup.options.lead = state.lead end
  end
  if #setup.avatars == 0 then return "nobody plays the next scenario" end
  return setup
end

local TOKEN_NAMES = { zero = "0" }
for n = 1, 8 do
  TOKEN_NAMES["plus_" .. n] = "+" .. n
  TOKEN_NAMES["minus_" .. n] = "-" .. n
end

local function counted(cards)
  local counts = {}
  for _, card in ipairs(cards) do counts[card.id] = (counts[card.id] or 0) + 1 end
  return counts
end

-- The scenario to which a resolution leads, as the campaign log says by then; false: the campaign ends with it.
local function following(outcome, scenario)
  local id = outcome.next
  if type(id) == "function" then id = id() end
  if id == nil and scenario.checkpoint then return scenario.checkpoint.next end
  return id
end

--- campaign_result(): table. The part of the finished game that the campaign keeps: { scenario =, resolution =, text =,
--- log =, chaos_bag =, investigators = { { investigator =, experience =, physical_trauma =, mental_trauma =, resigned
--- =, defeated =, killed =, insane =, weaknesses = { ID = count }, exiled = { ID = count }, story_assets = { ids } } },
--- unclaimed = { ids }, lost = { ids }, partners = { ID = { damage =, horror =, crossed_off = } }, supplies = the grant
--- of the resolution }.
local function campaign_result()
  local scenario = scenario_data()
  local resolution = game.resolution == 0 and "no_resolution" or "R" .. game.resolution
  local outcome = scenario.resolutions and scenario.resolutions[resolution] or {}
  local result = { scenario = top "scenario".id, resolution = resolution, text = outcome.text,
    next = following(outcome, scenario),
    ending = game.ending, log = campaign_log(), chaos_bag = {}, investigators = {}, unclaimed = {}, lost = {},
    partners = partner.records(), supplies = copied(outcome.supplies) }
  for _, token in ipairs(find "all_tokens") do
    local id = token.id:match "[^:]+$"
    -- Bless and curse tokens leave the bag as the game is cleaned up; frost tokens stay.
    if not token.data.to_pool then table.insert(result.chaos_bag, TOKEN_NAMES[id] or id) end
  end
  for i, inv in ipairs(seats()) do
    result.investigators[i] = { investigator = inv.id, experience = inv.earned,
      physical_trauma = inv.physical_trauma, mental_trauma = inv.mental_trauma, resigned = inv.resigned,
      defeated = inv.defeated, killed = inv.killed, insane = inv.insane,
      weaknesses = counted(filter(find("all_weaknesses", inv), function(card) return not card:in_tekelili_deck() end)),
      exiled = counted(find("exiled_cards", inv)),
      story_assets = {} }
  end
  for _, card in ipairs(cards_in "earned_cards") do
    local list = card.face == 1 and result.lost or result.unclaimed
    for i, inv in ipairs(seats()) do
      if card.face == 0 and card.owner == inv then list = result.investigators[i].story_assets end
    end
    list[#list + 1] = card.id
  end
  return result
end

--- earn_card(id: card_id, inv?: card). At the end of a scenario: that investigator has earned a story asset, which
--- their deck may contain from now on. Without an investigator the players choose afterwards who gets it.
local function earn_card(id, inv)
  if data_of(id).partner then error("'" .. id .. "' is a partner, which no deck has", 2) end
  local card = create(id, "earned_cards")
  if inv then give(card, inv) end
end

--- lose_card(id: card_id). At the end of a scenario: that story asset is gone for the rest of the campaign.
local function lose_card(id) create(id, "earned_cards").face = 1 end

local function fate_of(record, said)
  local data = data_of(record.investigator)
  if said.killed then return "killed" end
  if said.insane then return "insane" end
  if record.physical_trauma >= (data.health or math.huge) then return "killed" end
  if record.mental_trauma >= (data.sanity or math.huge) then return "insane" end
end

local function lose(record, id)
  record.deck[id] = nil
  record.story_assets = without(record.story_assets, id)
end

-- Exiled cards leave the deck. A story asset cannot be bought, so it is lost (Rules Reference: Exile).
local function exile(record, exiled)
  for _, id in ipairs(sorted_keys(exiled)) do
    local left = (record.deck[id] or 0) - exiled[id]
    record.deck[id] = left > 0 and left or nil
    if data_of(id).story then lose(record, id) end
  end
end

-- Tekeli-li weaknesses that have gone back to their deck (Rules Reference: Tekeli-li!).
local function give_back(record, kept)
  for _, id in ipairs(sorted_keys(record.deck)) do
    local n = data_of(id).tekelili and kept[id] or 0
    if data_of(id).tekelili and record.deck[id] > n then
      local others = without(record.weaknesses, id)
      for _ = 1, n do others[#others + 1] = id end
      record.weaknesses, record.deck[id] = others, n > 0 and n or nil
    end
  end
end

-- Earned experience is added to the unspent; trauma is the investigator's total.
local function take_over(record, said)
  record.experience = math.max(0, record.experience + said.experience)
  record.physical_trauma, record.mental_trauma = said.physical_trauma, said.mental_trauma
  for _, id in ipairs(sorted_keys(said.weaknesses or {})) do
    for _ = (record.deck[id] or 0) + 1, said.weaknesses[id] do table.insert(record.weaknesses, id) end
    record.deck[id] = math.max(record.deck[id] or 0, said.weaknesses[id])
  end
  if said.weaknesses then give_back(record, said.weaknesses) end
  for _, id in ipairs(said.story_assets or {}) do
    if not contains(record.story_assets, id) then table.insert(record.story_assets, id) end
  end
end

local function next_scenario(state, result)
  if result.next == false then return end
  if result.next then return full_card_id(result.next) or result.next end
  local list, place = data_of(state.campaign).scenarios, {}
  for i, id in ipairs(list) do place[full_card_id(id) or id] = i end
  -- A campaign may name the first part of a scenario alone.
  local part = result.scenario
  while part and not place[part] do part = checkpoint.before(part) end
  local id = part and list[place[part] + 1]
  return id and (full_card_id(id) or id)
end

local function finish(state, text)
  state.stage, state.scenario, state.vacant, state.unclaimed = "over", nil, {}, {}
  state.ending = text
end

-- Whoever belongs to a prologue is no part of the campaign any longer when that is over, and their player takes another.
local function leave_prologue(state)
  for _, record in ipairs(copied(state.investigators)) do
    local plays = record.status == "playing"
    if (plays or record.status == "away") and prologue.refuses(record.investigator, state.scenario) then
      state.investigators = filter(state.investigators, function(each)
        return each.investigator ~= record.investigator
      end)
      if plays then state.vacant[#state.vacant + 1] = record.player end
      if state.lead == record.investigator then state.lead = nil end
    end
  end
  local first = playing(state)[1]
  state.lead = state.lead or first and first.investigator
end

-- The players have lost when a player must choose a new investigator and none is left.
local function check_lost(state)
  if state.stage ~= "over" and #state.vacant > 0 and #pool(state) == 0 then
    finish(state, "lost: no investigator is left to choose")
  end
end

--- campaign_record(state: table, result: table): table|string. The state after a scenario with that campaign_result().
--- If there is a result.save, it names the game: a game that has been recorded is not recorded again. Returns a text
--- when the result is not one of the current scenario. Rules Reference: Campaign Play, Experience, Trauma.
local function campaign_record(state, result)
  for _, past in ipairs(state.history) do
    if result.save and past.save == result.save then return state end
  end
  if state.stage ~= "ready" or result.scenario ~= state.scenario then
    return "this game is one of " .. name_of(result.scenario) .. ", which is not the next scenario of the campaign"
  end
  local new = copied(state)
  local past = { scenario = result.scenario, resolution = result.resolution, text = result.text, save = result.save,
    experience = {} }
  new.log, new.chaos_bag = copied(result.log), copied(result.chaos_bag)
  for _, said in ipairs(result.investigators) do
    local record = record_of(new, said.investigator)
    if not record or record.status ~= "playing" then
      return name_of(said.investigator) .. " does not play in this campaign"
    end
    past.experience[said.investigator] = said.experience
    take_over(record, said)
    if said.exiled and #sorted_keys(said.exiled) > 0 then
      exile(record, said.exiled)
      past.exiled = past.exiled or {}
      past.exiled[said.investigator] = copied(said.exiled)
    end
    local fate = fate_of(record, said)
    if fate then
      record.status = fate
      new.vacant[#new.vacant + 1] = record.player
    end
  end
  for _, id in ipairs(result.lost or {}) do
    for _, record in ipairs(new.investigators) do lose(record, id) end
  end
  for id, said in pairs(result.partners or {}) do
    new.partners = new.partners or {}
    new.partners[id] = copied(said)
  end
  new.unclaimed = copied(result.unclaimed or {})
  table.insert(new.history, past)
  new.scenario = state.after_side or next_scenario(state, result)
  new.after_side = nil
  new.stage = "between"
  if not new.scenario then
    finish(new, name_of(result.scenario) .. ", " .. result.resolution)
  else
    leave_prologue(new)
    if not state.after_side then grant_supplies(new, result.supplies) end   -- they have had theirs before it
    check_lost(new)
  end
  return new
end

engine.export { campaign = campaign, is_campaign = is_campaign, campaign_begin = campaign_begin, campaign_transfer = campaign_transfer,
  campaign_setup = campaign_setup, campaign_result = campaign_result, campaign_record = campaign_record,
  earn_card = earn_card, lose_card = lose_card, full_card_id = full_card_id }

return { copied = copied, sorted_keys = sorted_keys, without = without, id_with = id_with, name_of = name_of,
  record_of = record_of, playing = playing, suffer_purchase = suffer_purchase, in_campaign = in_campaign, pool = pool, deck_of = deck_of,
  newcomer = newcomer, granted_before = granted_before, partners_in = partners_in, check_lost = check_lost,
  finish = finish, MOST_PLAYERS = MOST_PLAYERS, PLACEHOLDER = PLACEHOLDER }
