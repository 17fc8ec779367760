-- The actions of players between the scenarios of a campaign: buy and upgrade cards, take story assets along, choose
-- new investigators, join, leave, and go on (Rules Reference: Campaign Play). An action is plain data: { act = "buy",
-- investigator =, card =, remove = }, ... A front end shows the choices of campaign_choices()
-- (lib/campaign_choices.lua), and gives the chosen one to campaign_do().

local base, decks, supplies = require "lib/campaign", require "lib/decks", require "lib/supplies"
local upgrades, side_stories = require "lib/upgrades", require "lib/side_stories"
local copied, sorted_keys, without, id_with, name_of, record_of, playing, in_campaign, deck_of = base.copied,
  base.sorted_keys, base.without, base.id_with, base.name_of, base.record_of, base.playing, base.in_campaign,
  base.deck_of

local function shown(id)
  local data = card_exists(id) and data_of(id) or {}
  return (data.level or 0) > 0 and data.name .. " (" .. data.level .. ")" or data.name or id
end

local function is_permanent(id) return decks.is_permanent(data_of(id)) end

local function put_in(record, id) record.deck[id] = (record.deck[id] or 0) + 1 end

local function take_out(record, id)
  record.deck[id] = record.deck[id] > 1 and record.deck[id] - 1 or nil
end

-- Signature cards are looked for in all investigators there are, so each question of a front end does that once: the
-- `owners` that many functions here take.
local owners_of_signatures = decks.owners_of_signatures

-- A problem that the change would add, to those that the deck `had`. Messages about old problems may change their
-- numbers, so the count of problems decides.
local function new_problem(had, after, owners)
  local has = deck_problems(deck_of(after), owners)
  if #has <= #had then return nil end
  local known = {}
  for _, problem in ipairs(had) do known[problem.message] = true end
  for _, problem in ipairs(has) do
    if not known[problem.message] then return problem.message .. "; " .. problem.mend end
  end
end

-- --- experience ------------------------------------------------------------------------------------------------------

local function permanent_stays(id)
  if is_permanent(id) then return shown(id) .. " is permanent and stays in the deck" end
end

-- Weaknesses and required cards stay. Story assets are included or left out by actions of their own. A permanent card
-- goes only for its higher level, since an upgrade says so explicitly (Rules Reference: Permanent).
local function may_go(record, id, is_upgrade)
  if not record.deck[id] then return shown(id) .. " is not in the deck of " .. name_of(record.investigator) end
  local data = data_of(id)
  if data.weakness then return shown(id) .. " is a weakness and stays in the deck" end
  for _, entry in ipairs(data_of(record.investigator).requires or {}) do
    for _, needed in ipairs(fields.list_of(entry)) do
      if card_exists(needed) and data_of(needed) == data then
        return shown(id) .. " must be in the deck of " .. name_of(record.investigator)
      end
    end
  end
  if data.story then return shown(id) .. " is a story asset; leave it at home instead" end
  return not is_upgrade and permanent_stays(id) or nil
end

local function missing(record, owners) return refill(deck_of(record), owners).buy end

-- Copies of a myriad card that follow a purchase cost no experience (Rules Reference: Myriad).
local function is_free(record, id) return record.free_copies ~= nil and record.free_copies[id] ~= nil end

local function price_of(record, id, is_short)
  return is_free(record, id) and 0 or refill_price(nil, id, is_short, record.taboo)
end

local function has_trait(id, trait)
  for _, each in ipairs(data_of(id).traits or {}) do
    if fields.tag_of(each) == fields.tag_of(trait) then return true end
  end
  return false
end

-- By how much cards of the deck lower the price of an upgrade to that card. After a scenario only the first upgrade of
-- the trait costs less.
local function discount(state, record, id)
  local n = 0
  if #state.history == 0 then return 0 end
  for _, source in ipairs(cards_with "discounts_upgrades") do
    local said, count = data_of(source).upgrade_discount, record.deck[source] or 0
    if count > 0 and has_trait(id, said.trait) and not (record.upgraded or {})[fields.tag_of(said.trait)] then
      n = n + count * said.by
    end
  end
  return n
end

local function has_discount(record)
  for _, source in ipairs(cards_with "discounts_upgrades") do
    if record.deck[source] then return true end
  end
  return false
end

-- The traits that cards ask about, of which a card has been upgraded since the last scenario.
local function note_upgrade(record, id)
  for _, source in ipairs(cards_with "discounts_upgrades") do
    local trait = data_of(source).upgrade_discount.trait
    if has_trait(id, trait) then
      record.upgraded = record.upgraded or {}
      record.upgraded[fields.tag_of(trait)] = true
    end
  end
end

local function upgrade_price(state, record, from, id)
  if is_free(record, id) then return 0 end
  local price = math.max(1, card_price(id, record.taboo) - card_price(from, record.taboo))
  return math.max(0, price - discount(state, record, id))
end

local MYRIAD_FOLLOWERS = 2

-- The purchase of a myriad card frees two more copies of the same level; each of them uses up one. They are gone with
-- the next scenario.
local function count_copies(record, id)
  if not decks.is_myriad(data_of(id)) then return end
  local free = record.free_copies or {}
  local left = free[id] and free[id] - 1 or MYRIAD_FOLLOWERS
  free[id] = left > 0 and left or nil
  record.free_copies = #sorted_keys(free) > 0 and free or nil
end

-- Rules Reference: Researched.
local function task_waits(state, id)
  local task = data_of(id).researched
  local entry = task and full_card_id(task)
  -- An entry with a number is a row of boxes.
  if task and not contains(state.log.notes, entry) and not (state.log.lists or {})[entry] then
    return shown(id) .. " is researched, and the campaign log does not say '" .. name_of(task) .. "' yet"
  end
end

local function pay(record, price, what)
  if price > record.experience then
    return what .. " costs " .. price .. " experience, and " .. name_of(record.investigator) .. " has " ..
      record.experience
  end
  record.experience = record.experience - price
end

local function may_have(record, owners)
  return decks.allower(record.investigator, record.choices, record.taboo, owners)
end

-- What is done. Each function changes the state, or returns why that is not allowed.
local act = {}

-- Rules Reference: Campaign Play, Experience; FAQ 1.8 and 1.18.
function act.buy(state, action, owners)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not card or not data_of(card).level then return "'" .. tostring(action.card) .. "' is no card that can be bought" end
  if not may_have(record, owners)(card) then
    return name_of(record.investigator) .. " cannot have " .. shown(card) .. " in his deck"
  end
  if data_of(card).researched then return shown(card) .. " is researched; upgrade a lower level of it instead" end
  local had = deck_problems(deck_of(record), owners)
  local is_short = missing(record, owners) > 0
  local wrong = pay(record, price_of(record, card, is_short), shown(card))
  if wrong then return wrong end
  local replaces = not is_permanent(card) and not is_short
  if replaces then
    local remove = action.remove and full_card_id(action.remove)
    if not remove then return "say which card is removed from the deck for " .. shown(card) end
    if remove == card then return "a different card is removed for " .. shown(card) end
    wrong = may_go(record, remove)
    if wrong then return wrong end
    take_out(record, remove)
  elseif action.remove then
    return "nothing is removed for " .. shown(card)
  end
  put_in(record, card)
  count_copies(record, card)
  base.suffer_purchase(record, card, 1)
  return new_problem(had, record, owners)
end

-- What is the same for all upgrades of a deck.
local function about_deck(record, owners)
  return { had = deck_problems(deck_of(record), owners), may_have = may_have(record, owners), owners = owners }
end

-- The difference in experience is paid, at least 1; the copy of the lower level is removed. Ids are whole.
local function upgrade(state, record, from, card, deck)
  local wrong = may_go(record, from, true) or task_waits(state, card)
  if wrong then return wrong end
  local high, low = data_of(card), data_of(from)
  if high.name ~= low.name or (high.level or 0) <= (low.level or 0) then
    return shown(card) .. " is no higher level of " .. shown(from)
  end
  if not deck.may_have(card) then
    return name_of(record.investigator) .. " cannot have " .. shown(card) .. " in his deck"
  end
  wrong = pay(record, upgrade_price(state, record, from, card), shown(card))
  if wrong then return wrong end
  note_upgrade(record, card)
  take_out(record, from)
  put_in(record, card)
  count_copies(record, card)
  return new_problem(deck.had, record, deck.owners)
end

function act.upgrade(state, action, owners)
  local record = record_of(state, action.investigator)
  local card, from = full_card_id(action.card), full_card_id(action.from)
  if not card or not from then return "there is no such card" end
  return upgrade(state, record, from, card, about_deck(record, owners))
end

-- --- exchanges -------------------------------------------------------------------------------------------------------

-- How many level 0 cards the investigator may still exchange before the next scenario.
local function swaps_left(record)
  local n = 0
  for id, count in pairs(record.deck) do n = n + (data_of(id).swaps or 0) * count end
  return math.max(0, n - (record.swapped or 0))
end

local function is_level_0(id) return data_of(id).level == 0 end

-- A card of level 0 takes the place of another one, for no experience.
function act.swap(state, action, owners)
  local record = record_of(state, action.investigator)
  local card, remove = full_card_id(action.card), full_card_id(action.remove)
  if swaps_left(record) == 0 then return name_of(record.investigator) .. " can exchange no more cards now" end
  if not card or not is_level_0(card) then return "'" .. tostring(action.card) .. "' is no card of level 0" end
  if not remove or not is_level_0(remove) then return "'" .. tostring(action.remove) .. "' is no card of level 0" end
  if remove == card then return "a different card is removed for " .. shown(card) end
  if not may_have(record, owners)(card) then
    return name_of(record.investigator) .. " cannot have " .. shown(card) .. " in his deck"
  end
  local wrong = may_go(record, remove)
  if wrong then return wrong end
  local had = deck_problems(deck_of(record), owners)
  take_out(record, remove)
  put_in(record, card)
  record.swapped = (record.swapped or 0) + 1
  return new_problem(had, record, owners)
end

-- --- upgrade sheets --------------------------------------------------------------------------------------------------

local BOX_PRICE = 1

-- Ticks a box of the upgrade sheet of a customizable card in the deck.
function act.tick(state, action)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not card or not record.deck[card] then
    return shown(action.card) .. " is not in the deck of " .. name_of(record.investigator)
  end
  local option = upgrades.option(card, action.upgrade)
  if not option then return "the upgrade sheet of " .. shown(card) .. " has no '" .. tostring(action.upgrade) .. "'" end
  if upgrades.ticked(record.upgrades, card, option.name) >= option.boxes then
    return "all boxes of '" .. option.name .. "' are ticked"
  end
  local wrong = pay(record, BOX_PRICE, "a box of '" .. option.name .. "'")
  if wrong then return wrong end
  record.upgrades = upgrades.tick(record.upgrades, card, option.name)
end

-- --- story assets ----------------------------------------------------------------------------------------------------

function act.include(state, action)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not card or not contains(record.story_assets, card) then
    return name_of(record.investigator) .. " has not earned " .. shown(action.card)
  end
  if record.deck[card] then return shown(card) .. " is in the deck" end
  put_in(record, card)
end

function act.leave_out(state, action)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not card or not contains(record.story_assets, card) or not record.deck[card] then
    return shown(action.card) .. " is no story asset in the deck of " .. name_of(record.investigator)
  end
  local stays = permanent_stays(card)
  if stays then return stays end
  take_out(record, card)
end

function act.give(state, action)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not contains(state.unclaimed, card) then return "nobody is to be given " .. shown(action.card) end
  state.unclaimed = without(state.unclaimed, card)
  table.insert(record.story_assets, card)
end

-- --- supplies --------------------------------------------------------------------------------------------------------

local function points_of(state, record) return state.supplies.left[record.investigator] or state.supplies.each end

-- Rules Reference: Supplies.
function act.buy_supply(state, action)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not state.supplies then return "there are no supply points to spend" end
  if not card or not contains(state.supplies.offered, card) then
    return "'" .. tostring(action.card) .. "' is no supply that can be bought now"
  end
  local points = points_of(state, record)
  local wrong = supplies.refuses(state.log, record.investigator, card, points)
  if wrong then return wrong end
  state.supplies.left[record.investigator] = points - data_of(card).supply
  supplies.give(state.log, record.investigator, card)
end

-- --- who plays -------------------------------------------------------------------------------------------------------

local function seat_of(state, player)
  for _, record in ipairs(playing(state)) do
    if record.player == player then return record end
  end
end

local function check_lead(state)
  local lead = state.lead and record_of(state, state.lead)
  if lead and lead.status == "playing" then return end
  local first = playing(state)[1]
  state.lead = first and first.investigator
end

-- For a player whose investigator was killed or driven insane.
function act.replace(state, action)
  if not contains(state.vacant, action.player) then return "player " .. tostring(action.player) .. " needs no new investigator" end
  local wrong = base.newcomer(state, { investigator = action.investigator, deck = action.deck }, action.player)
  if wrong then return wrong end
  state.vacant = without(state.vacant, action.player)
end

local function free_seat(state)
  local n = 1
  while seat_of(state, n) or contains(state.vacant, n) or
    #filter(in_campaign(state, "away"), function(record) return record.player == n end) > 0 do n = n + 1 end
  return n
end

local function table_is_full(state)
  if #playing(state) + #state.vacant >= base.MOST_PLAYERS then return "at most " .. base.MOST_PLAYERS .. " can play" end
end

function act.join(state, action)
  return table_is_full(state)
    or base.newcomer(state, { investigator = action.investigator, deck = action.deck }, free_seat(state))
end

-- An investigator who has left keeps their record.
function act.comeback(state, action)
  local record = record_of(state, action.investigator)
  if record.status ~= "away" then return name_of(record.investigator) .. " has not left the campaign" end
  local full = table_is_full(state)
  if full then return full end
  record.status = "playing"
end

function act.leave(state, action)
  if contains(state.vacant, action.player) then
    state.vacant = without(state.vacant, action.player)
    return
  end
  local record = seat_of(state, action.player)
  if not record then return "player " .. tostring(action.player) .. " does not play" end
  record.status = "away"
end

function act.side_story(state, action)
  local id = side_stories.whole(action.scenario)
  if not id then return "'" .. tostring(action.scenario) .. "' is no side story" end
  local wrong = side_stories.refuses(state, id)
  if wrong then return wrong end
  side_stories.begin(state, id)
end

function act.lead(state, action) state.lead = record_of(state, action.investigator).investigator end

-- --- going on --------------------------------------------------------------------------------------------------------

local function what_waits(state, owners)
  if #state.vacant > 0 then return "player " .. state.vacant[1] .. " chooses a new investigator first, or leaves" end
  if #playing(state) == 0 then return "nobody plays: somebody joins first, or comes back" end
  if #state.unclaimed > 0 then return "say first who has earned " .. shown(state.unclaimed[1]) end
  for _, record in ipairs(playing(state)) do
    local short = missing(record, owners)
    if short > 0 then
      return name_of(record.investigator) .. " buys " .. short .. " more card" .. (short > 1 and "s" or "") ..
        " first: the deck is too small"
    end
  end
end

function act.go_on(state, _, owners)
  local wait = what_waits(state, owners)
  if wait then return wait end
  for _, record in ipairs(state.investigators) do
    record.free_copies, record.upgraded, record.swapped = nil, nil, nil
  end
  state.supplies = nil   -- points that are left are lost
  state.stage = "ready"
end

-- Actions that need an investigator at the table.
local OF_INVESTIGATOR = { buy = true, upgrade = true, include = true, leave_out = true, give = true, lead = true,
  buy_supply = true, tick = true, swap = true }

--- campaign_do(state: table, action: table): table|string. The state after an action between two scenarios; `state`
--- itself does not change. Returns a text when the action is not allowed. The actions: buy { investigator, card, remove
--- }, upgrade { investigator, from, card }, include and leave_out { investigator, card }, give { investigator, card },
--- buy_supply { investigator, card }, tick { investigator, card, upgrade }, swap { investigator, card, remove }, replace { player, investigator, deck },
--- join { investigator, deck }, comeback { investigator }, leave { player }, lead { investigator }, side_story { scenario },
--- go_on.
local function campaign_do(state, action)
  local what = act[action.act]
  if not what then return "there is nothing like '" .. tostring(action.act) .. "' to do" end
  if state.stage == "over" then return "the campaign is over" end
  if state.stage ~= "between" then return "that can be done only between two scenarios" end
  local new, given = copied(state), copied(action)
  if OF_INVESTIGATOR[given.act] or given.act == "comeback" then
    given.investigator = id_with("investigator", given.investigator)
    local record = given.investigator and record_of(new, given.investigator)
    if not record or given.act ~= "comeback" and record.status ~= "playing" then
      return "'" .. tostring(action.investigator) .. "' does not play in this campaign"
    end
  end
  local wrong = what(new, given, owners_of_signatures())
  if wrong then return wrong end
  check_lead(new)
  base.check_lost(new)
  return new
end

engine.export { campaign_do = campaign_do }

return { has_discount = has_discount, is_permanent = is_permanent, missing = missing, price_of = price_of,
  upgrade_price = upgrade_price, may_have = may_have, may_go = may_go, about_deck = about_deck, upgrade = upgrade,
  points_of = points_of, swaps_left = swaps_left,
  table_is_full = table_is_full, what_waits = what_waits, shown = shown, BOX_PRICE = BOX_PRICE }
