-- The actions of players between the scenarios of a campaign: buy and upgrade cards, take story assets along, choose
-- new investigators, join, leave, and go on (Rules Reference: Campaign Play). An action is plain data: { act = "buy",
-- investigator =, card =, remove = }, ... A front end shows the choices of campaign_choices(), and gives the chosen one
-- to campaign_do().

local base, decks, supplies = require "lib/campaign", require "lib/decks", require "lib/supplies"
local upgrades, side_stories = require "lib/upgrades", require "lib/side_stories"
local copied, sorted_keys, without, id_with, name_of, record_of, playing, in_campaign, pool, deck_of = base.copied,
  base.sorted_keys, base.without, base.id_with, base.name_of, base.record_of, base.playing, base.in_campaign, base.pool,
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

-- A problem that the change would add. Messages about old problems may change their numbers, so the count of problems
-- decides.
local function new_problem(before, after)
  local had, has = deck_problems(deck_of(before)), deck_problems(deck_of(after))
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

local function missing(record) return refill(deck_of(record)).buy end

-- Copies of a myriad card that follow a purchase cost no experience (Rules Reference: Myriad).
local function is_free(record, id) return record.free_copies ~= nil and record.free_copies[id] ~= nil end

local function price_of(record, id, is_short)
  return is_free(record, id) and 0 or refill_price(nil, id, is_short, record.taboo)
end

local function upgrade_price(record, from, id)
  return is_free(record, id) and 0 or math.max(1, card_price(id, record.taboo) - card_price(from, record.taboo))
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
  if task and not contains(state.log.notes, full_card_id(task)) then
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

local act = {}

-- Rules Reference: Campaign Play, Experience; FAQ 1.8 and 1.18.
function act.buy(state, action)
  local record, card = record_of(state, action.investigator), full_card_id(action.card)
  if not card or not data_of(card).level then return "'" .. tostring(action.card) .. "' is no card that can be bought" end
  if not allowed_in_deck(record.investigator, card, record.choices, record.taboo) then
    return name_of(record.investigator) .. " cannot have " .. shown(card) .. " in his deck"
  end
  if data_of(card).researched then return shown(card) .. " is researched; upgrade a lower level of it instead" end
  local before = copied(record)
  local is_short = missing(record) > 0
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
  return new_problem(before, record)
end

-- The difference in experience is paid, at least 1; the copy of the lower level is removed.
function act.upgrade(state, action)
  local record = record_of(state, action.investigator)
  local card, from = full_card_id(action.card), full_card_id(action.from)
  if not card or not from then return "there is no such card" end
  local wrong = may_go(record, from, true) or task_waits(state, card)
  if wrong then return wrong end
  local high, low = data_of(card), data_of(from)
  if high.name ~= low.name or (high.level or 0) <= (low.level or 0) then
    return shown(card) .. " is no higher level of " .. shown(from)
  end
  if not allowed_in_deck(record.investigator, card, record.choices, record.taboo) then
    return name_of(record.investigator) .. " cannot have " .. shown(card) .. " in his deck"
  end
  local before = copied(record)
  wrong = pay(record, upgrade_price(record, from, card), shown(card))
  if wrong then return wrong end
  take_out(record, from)
  put_in(record, card)
  count_copies(record, card)
  return new_problem(before, record)
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

local function what_waits(state)
  if #state.vacant > 0 then return "player " .. state.vacant[1] .. " chooses a new investigator first, or leaves" end
  if #playing(state) == 0 then return "nobody plays: somebody joins first, or comes back" end
  if #state.unclaimed > 0 then return "say first who has earned " .. shown(state.unclaimed[1]) end
  for _, record in ipairs(playing(state)) do
    local short = missing(record)
    if short > 0 then
      return name_of(record.investigator) .. " buys " .. short .. " more card" .. (short > 1 and "s" or "") ..
        " first: the deck is too small"
    end
  end
end

function act.go_on(state)
  local wait = what_waits(state)
  if wait then return wait end
  for _, record in ipairs(state.investigators) do record.free_copies = nil end
  state.supplies = nil   -- points that are left are lost
  state.stage = "ready"
end

-- Actions that need an investigator at the table.
local OF_INVESTIGATOR = { buy = true, upgrade = true, include = true, leave_out = true, give = true, lead = true,
  buy_supply = true, tick = true }

--- campaign_do(state: table, action: table): table|string. The state after an action between two scenarios; `state`
--- itself does not change. Returns a text when the action is not allowed. The actions: buy { investigator, card, remove
--- }, upgrade { investigator, from, card }, include and leave_out { investigator, card }, give { investigator, card },
--- buy_supply { investigator, card }, tick { investigator, card, upgrade }, replace { player, investigator, deck },
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
  local wrong = what(new, given)
  if wrong then return wrong end
  check_lead(new)
  base.check_lost(new)
  return new
end

-- --- the choices
-- ---------------------------------------------------------------------------------------------------------

local function allowed(state, action) return type(campaign_do(state, action)) == "table" end

local function sorted_by_text(options)
  table.sort(options, function(a, b) return a.text < b.text end)
  return options
end

local function with_card(action, key, id)
  local new = copied(action)
  new[key] = id
  return new
end

local refine = {}

-- Would another copy be one too many? The rules of decks are asked only if there is one already.
local function too_many(record, id, owners)
  local name, copies = data_of(id).name, 0
  for each, count in pairs(record.deck) do
    if data_of(each).name == name then copies = copies + count end
  end
  if copies == 0 then return false end
  local trial = copied(record)
  put_in(trial, id)
  for _, problem in ipairs(deck_problems(deck_of(trial), owners)) do
    if problem.card and full_card_id(problem.card) == id then return true end
  end
  return false
end

local HIGHEST_LEVEL = 5

-- First the level, then the card, then the card that it replaces: all cards at once are too many to look at.
function refine.buy(state, action)
  local record = record_of(state, action.investigator)
  local short = missing(record)
  local options, free = {}, {}
  for id in pairs(record.free_copies or {}) do free[data_of(id).level] = true end
  if not action.level then
    for level = 0, HIGHEST_LEVEL do
      if math.max(1, level) <= record.experience or level == 0 and short > 0 or free[level] then
        options[#options + 1] = { text = "Level " .. level, kind = "improve",
          action = with_card(action, "level", level), more = true }
      end
    end
    return options
  elseif not action.card then
    local owners = decks.owners_of_signatures()
    for _, id in ipairs(cards_with "player_card") do
      if data_of(id).level == action.level and not data_of(id).researched
        and allowed_in_deck(record.investigator, id, record.choices, record.taboo) and not too_many(record, id, owners) then
        local price = price_of(record, id, short > 0)
        if price <= record.experience then
          options[#options + 1] = { text = shown(id) .. ": " .. price .. " experience", kind = "improve",
            action = with_card(action, "card", id), more = short == 0 and not is_permanent(id) }
        end
      end
    end
  else
    for _, id in ipairs(sorted_keys(record.deck)) do
      if id ~= action.card and not may_go(record, id) then
        options[#options + 1] = { text = "in place of " .. shown(id), kind = "improve",
          action = with_card(action, "remove", id) }
      end
    end
  end
  return sorted_by_text(options)
end

function refine.upgrade(state, action)
  local record = record_of(state, action.investigator)
  local options = {}
  for _, from in ipairs(sorted_keys(record.deck)) do
    local low = data_of(from)
    for _, id in ipairs(low.level and cards_with "player_card" or {}) do
      local high = data_of(id)
      if high.name == low.name and (high.level or 0) > low.level then
        local try = with_card(with_card(action, "from", from), "card", id)
        if allowed(state, try) then
          options[#options + 1] = { text = shown(from) .. " to " .. shown(id) .. ": " ..
            upgrade_price(record, from, id) .. " experience", kind = "improve", action = try }
        end
      end
    end
  end
  return sorted_by_text(options)
end

function refine.tick(state, action)
  local record = record_of(state, action.investigator)
  local options = {}
  for _, id in ipairs(record.experience >= BOX_PRICE and sorted_keys(record.deck) or {}) do
    for _, option in ipairs(data_of(id).upgrades or {}) do
      local ticked = upgrades.ticked(record.upgrades, id, option.name)
      if ticked < option.boxes then
        options[#options + 1] = { text = shown(id) .. ": " .. option.name .. ", box " .. ticked + 1 .. " of " ..
          option.boxes .. ": " .. BOX_PRICE .. " experience", kind = "improve",
          action = with_card(with_card(action, "card", id), "upgrade", option.name) }
      end
    end
  end
  return options
end

function refine.buy_supply(state, action)
  local record = record_of(state, action.investigator)
  local options = {}
  for _, id in ipairs(state.supplies and state.supplies.offered or {}) do
    if not supplies.refuses(state.log, record.investigator, id, points_of(state, record)) then
      options[#options + 1] = { text = shown(id) .. ": " .. data_of(id).supply .. " supply points", kind = "improve",
        action = with_card(action, "card", id) }
    end
  end
  return options
end

-- The front end gets a newcomer's deck: it adds it to the action as `deck`.
local function newcomers(state, action)
  local options = {}
  for _, id in ipairs(pool(state)) do
    options[#options + 1] = { text = shown(id), kind = "needed", action = with_card(action, "investigator", id),
      deck = true }
  end
  return sorted_by_text(options)
end
refine.replace, refine.join = newcomers, newcomers

function refine.give(state, action)
  local options = {}
  for _, record in ipairs(playing(state)) do
    options[#options + 1] = { text = shown(record.investigator), kind = "needed",
      action = with_card(action, "investigator", record.investigator) }
  end
  return options
end

function refine.lead(state, action) return refine.give(state, action) end

local function of_investigator(state, options, record)
  local id, name = record.investigator, name_of(record.investigator)
  local function add(text, kind, action, more)
    action.investigator = id
    options[#options + 1] = { text = name .. ": " .. text, kind = kind, action = action, more = more }
  end
  local short = missing(record)
  if short > 0 then add("buy cards, " .. short .. " are missing in the deck", "needed", { act = "buy" }, true) end
  if record.experience > 0 or record.free_copies then
    if short == 0 then add("buy a card", "improve", { act = "buy" }, true) end
    if #refine.upgrade(state, { act = "upgrade", investigator = id }) > 0 then
      add("upgrade a card", "improve", { act = "upgrade" }, true)
    end
    if #refine.tick(state, { investigator = id }) > 0 then
      add("tick a box of an upgrade sheet", "improve", { act = "tick" }, true)
    end
  end
  if #refine.buy_supply(state, { investigator = id }) > 0 then
    add("buy a supply, " .. points_of(state, record) .. " supply points left", "improve", { act = "buy_supply" }, true)
  end
  for _, asset in ipairs(record.story_assets) do
    if record.deck[asset] then
      if not is_permanent(asset) then
        add("leave " .. shown(asset) .. " at home", "other", { act = "leave_out", card = asset })
      end
    else
      add("take " .. shown(asset) .. " into the deck", "improve", { act = "include", card = asset })
    end
  end
end

-- Adds the card that a choice is about, so that a player can look at it.
local function with_cards(options)
  for _, option in ipairs(options) do
    local action = option.action
    option.card = action.remove or action.card or option.deck and action.investigator or nil
  end
  return options
end

--- campaign_choices(state: table, action?: table): table[]. The possible actions: { text =, kind = "needed" | "improve"
--- | "other" | "go_on", action =, more =, deck =, card = } each. `more`: ask again with that action for the rest of it.
--- `deck`: the newcomer's deck is missing. `card`: the id of the card that it is about. The list is empty before a
--- scenario is played, and when the campaign is over.
local function campaign_choices(state, action)
  if state.stage ~= "between" then return {} end
  if action then return with_cards(refine[action.act] and refine[action.act](state, action) or {}) end
  local options = {}
  local function add(text, kind, what, more)
    options[#options + 1] = { text = text, kind = kind, action = what, more = more }
  end
  for _, player in ipairs(state.vacant) do
    add("Player " .. player .. ": choose a new investigator", "needed", { act = "replace", player = player }, true)
    add("Player " .. player .. ": leave the campaign", "other", { act = "leave", player = player })
  end
  if #playing(state) > 0 then
    for _, card in ipairs(state.unclaimed) do
      add("Who has earned " .. shown(card) .. "?", "needed", { act = "give", card = card }, true)
    end
  end
  for _, record in ipairs(playing(state)) do of_investigator(state, options, record) end
  if #playing(state) > 1 then
    add("Lead investigator: " .. name_of(state.lead) .. "; choose another", "other", { act = "lead" }, true)
  end
  if not table_is_full(state) then
    if #pool(state) > 0 then add("Somebody joins the campaign", "other", { act = "join" }, true) end
    for _, record in ipairs(in_campaign(state, "away")) do
      add(name_of(record.investigator) .. " comes back", "other",
        { act = "comeback", investigator = record.investigator })
    end
  end
  for _, record in ipairs(playing(state)) do
    add(name_of(record.investigator) .. " leaves the campaign", "other", { act = "leave", player = record.player })
  end
  for _, id in ipairs(side_stories.offered(state)) do
    add("Play the side story " .. name_of(id) .. " first, for " .. data_of(id).side_story .. " experience each", "other",
      { act = "side_story", scenario = id })
  end
  if not what_waits(state) then
    add("Go on: " .. name_of(state.scenario), "go_on", { act = "go_on" })
  end
  return with_cards(options)
end

engine.export { campaign_do = campaign_do, campaign_choices = campaign_choices }

return { shown = shown, what_waits = what_waits }
