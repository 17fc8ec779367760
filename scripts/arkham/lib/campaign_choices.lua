-- What players can do between the scenarios of a campaign, as choices for a front end. What an action does, and when it
-- is refused, is in lib/campaign_actions.lua.

local base, actions, decks = require "lib/campaign", require "lib/campaign_actions", require "lib/decks"
local supplies, upgrades, side_stories = require "lib/supplies", require "lib/upgrades", require "lib/side_stories"
local copied, sorted_keys, name_of, record_of, playing, in_campaign, pool = base.copied, base.sorted_keys,
  base.name_of, base.record_of, base.playing, base.in_campaign, base.pool
local is_permanent, missing, price_of, upgrade_price = actions.is_permanent, actions.missing, actions.price_of,
  actions.upgrade_price
local may_have, may_go, about_deck, upgrade = actions.may_have, actions.may_go, actions.about_deck, actions.upgrade
local points_of, table_is_full, what_waits, shown = actions.points_of, actions.table_is_full, actions.what_waits,
  actions.shown
local BOX_PRICE, swaps_left = actions.BOX_PRICE, actions.swaps_left

-- Only the texts are sorted: a comparison in Lua of each pair costs too much for thousands of cards.
local function sorted_by_text(options)
  local texts, with_text, sorted = {}, {}, {}
  for _, option in ipairs(options) do
    local same = with_text[option.text]
    if same then
      same[#same + 1] = option
    else
      texts[#texts + 1], with_text[option.text] = option.text, { option }
    end
  end
  table.sort(texts)
  for _, text in ipairs(texts) do
    for _, option in ipairs(with_text[text]) do sorted[#sorted + 1] = option end
  end
  return sorted
end

local function with_card(action, key, id)
  local new = copied(action)
  new[key] = id
  return new
end

-- The rest of an action: each function gets the action as far as it is known.
local refine = {}

-- The cards of the deck by their titles: { TITLE = { ID = count } }.
local function cards_by_title(record)
  local titles = {}
  for id, count in pairs(record.deck) do
    local name = data_of(id).name
    if name then
      titles[name] = titles[name] or {}
      titles[name][id] = count
    end
  end
  return titles
end

-- The cards of that level that the deck may have, with their prices, as far as the experience goes.
local function buyable(record, action, is_short, owners)
  local options, allowed, titles = {}, may_have(record, owners), cards_by_title(record)
  for _, id in ipairs(cards_with "player_card") do
    local data = data_of(id)
    local price = data.level == action.level and not data.researched and price_of(record, id, is_short)
    if price and price <= record.experience and allowed(id)
      and not (titles[data.name] and decks.is_one_too_many(id, titles[data.name], record.taboo)) then
      options[#options + 1] = { text = shown(id) .. ": " .. price .. " experience", kind = "improve",
        action = with_card(action, "card", id), more = not is_short and not is_permanent(id) }
    end
  end
  return options
end

local HIGHEST_LEVEL = 5

-- First the level, then the card, then the card that it replaces: all cards at once are too many to look at.
function refine.buy(state, action, owners)
  local record = record_of(state, action.investigator)
  local short = missing(record, owners)
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
    options = buyable(record, action, short > 0, owners)
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

-- All cards with the titles in the deck: { TITLE = { ids } }.
local function by_title(record)
  local titles = {}
  for id in pairs(record.deck) do
    local data = data_of(id)
    if data.level then titles[data.name] = {} end
  end
  for _, id in ipairs(cards_with "player_card") do
    local list = titles[data_of(id).name]
    if list then list[#list + 1] = id end
  end
  return titles
end

-- Calls take(from, id) for each upgrade that the investigator can make now, until that returns true.
local function each_upgrade(state, record, owners, take)
  local titles, deck = by_title(record), nil
  for _, from in ipairs(sorted_keys(record.deck)) do
    local low = data_of(from)
    for _, id in ipairs(low.level and titles[low.name] or {}) do
      if (data_of(id).level or 0) > low.level and upgrade_price(state, record, from, id) <= record.experience then
        deck = deck or about_deck(record, owners)
        if not upgrade(state, copied(record), from, id, deck) and take(from, id) then return end
      end
    end
  end
end

function refine.upgrade(state, action, owners)
  local record, options = record_of(state, action.investigator), {}
  each_upgrade(state, record, owners, function(from, id)
    options[#options + 1] = { text = shown(from) .. " to " .. shown(id) .. ": " .. upgrade_price(state, record, from, id) ..
      " experience", kind = "improve", action = with_card(with_card(action, "from", from), "card", id) }
  end)
  return sorted_by_text(options)
end

local function can_upgrade(state, record, owners)
  local found = false
  each_upgrade(state, record, owners, function()
    found = true
    return true
  end)
  return found
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

-- First the new card, then the one whose place it takes.
function refine.swap(state, action, owners)
  local record, options = record_of(state, action.investigator), {}
  if action.card then
    for _, id in ipairs(sorted_keys(record.deck)) do
      if id ~= action.card and data_of(id).level == 0 and not may_go(record, id) then
        options[#options + 1] = { text = "in place of " .. shown(id), kind = "improve",
          action = with_card(action, "remove", id) }
      end
    end
    return sorted_by_text(options)
  end
  local allowed, titles = may_have(record, owners), cards_by_title(record)
  for _, id in ipairs(cards_with "player_card") do
    local data = data_of(id)
    if data.level == 0 and allowed(id)
      and not (titles[data.name] and decks.is_one_too_many(id, titles[data.name], record.taboo)) then
      options[#options + 1] = { text = shown(id), kind = "improve", action = with_card(action, "card", id), more = true }
    end
  end
  return sorted_by_text(options)
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

local function of_investigator(state, options, record, owners)
  local id, name = record.investigator, name_of(record.investigator)
  local function add(text, kind, action, more)
    action.investigator = id
    options[#options + 1] = { text = name .. ": " .. text, kind = kind, action = action, more = more }
  end
  local short = missing(record, owners)
  if short > 0 then add("buy cards, " .. short .. " are missing in the deck", "needed", { act = "buy" }, true) end
  if record.experience > 0 or record.free_copies or actions.has_discount(record) then
    if short == 0 and (record.experience > 0 or record.free_copies) then
      add("buy a card", "improve", { act = "buy" }, true)
    end
    if can_upgrade(state, record, owners) then
      add("upgrade a card", "improve", { act = "upgrade" }, true)
    end
    if #refine.tick(state, { investigator = id }) > 0 then
      add("tick a box of an upgrade sheet", "improve", { act = "tick" }, true)
    end
  end
  local swaps = swaps_left(record)
  if swaps > 0 then
    add("exchange a card of level 0, " .. swaps .. " left", "improve", { act = "swap" }, true)
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
  local owners = decks.owners_of_signatures()
  if action then return with_cards(refine[action.act] and refine[action.act](state, action, owners) or {}) end
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
  for _, record in ipairs(playing(state)) do of_investigator(state, options, record, owners) end
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
  if not what_waits(state, owners) then
    add("Go on: " .. name_of(state.scenario), "go_on", { act = "go_on" })
  end
  return with_cards(options)
end

engine.export { campaign_choices = campaign_choices }
