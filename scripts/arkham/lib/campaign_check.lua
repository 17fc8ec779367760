-- Checks the file of a campaign. People edit it, and a slip must not spoil the campaign.

local base, prologue = require "lib/campaign", require "lib/prologue"

local STAGES = { "ready", "between", "over" }
local STATUSES = { "playing", "away", "killed", "insane" }
local MOST = 9999   -- the largest number in the file

-- Each check gets a value, its place in the file, and add(path, message, mend). It returns the value as the game keeps
-- it.
local check = {}

local function at(path, key)
  local longer = base.copied(path)
  longer[#longer + 1] = key
  return longer
end

local function described(value)
  if type(value) == "table" then return value[1] ~= nil and "a list" or "a map" end
  return "'" .. tostring(value) .. "'"
end

local function number(value, path, add)
  if type(value) == "number" and value == math.floor(value) and value >= 0 and value <= MOST then return value end
  add(path, "`" .. path[#path] .. "` is " .. described(value), "write a whole number from 0 to " .. MOST)
end

local function one_of(words)
  return function(value, path, add)
    if contains(words, value) then return value end
    add(path, "`" .. path[#path] .. "` is " .. described(value), "write one of " .. table.concat(words, ", "))
  end
end

local function text(value, path, add)
  if type(value) == "string" and value ~= "" then return value end
  add(path, "`" .. path[#path] .. "` is " .. described(value), "write a text")
end

-- The full id of a card with one of these tags.
local function id_of(what, ...)
  local tags = { ... }
  return function(value, path, add)
    for _, tag in ipairs(tags) do
      local id = type(value) ~= "table" and base.id_with(tag, tostring(value))
      if id then return id end
    end
    add(path, "there is no " .. what .. " " .. described(value), "correct it, or add the pack it is in with --packs")
  end
end

local card = id_of("card", "player_card", "encounter_card")
-- A filled box is an item of its own list (lib/log.lua).
local log_item = id_of("card", "player_card", "encounter_card", "log_entry")
local someone = id_of("investigator", "investigator")

local function list_of(each)
  return function(value, path, add)
    local list = {}
    if type(value) ~= "table" or value[1] == nil and #base.sorted_keys(value) > 0 then
      add(path, "`" .. path[#path] .. "` is " .. described(value), "write a list, such as [] for none")
      return list
    end
    for i, item in ipairs(value) do list[#list + 1] = each(item, at(path, i), add) end
    return list
  end
end

local function map_of(key_check, each)
  return function(value, path, add)
    local map = {}
    if type(value) ~= "table" or value[1] ~= nil then
      add(path, "`" .. path[#path] .. "` is " .. described(value), "write a map, such as {} for none")
      return map
    end
    for _, key in ipairs(base.sorted_keys(value)) do
      local id = key_check(key, at(path, key), add)
      local item = each(value[key], at(path, key), add)
      if id and item ~= nil then map[id] = item end
    end
    return map
  end
end

-- { { key, check, optional = true } ... }
local function map_with(what, keys)
  return function(value, path, add)
    local map, known = {}, {}
    if type(value) ~= "table" or value[1] ~= nil then
      add(path, what .. " is " .. described(value), "write a map with " .. keys[1][1] .. " and so on")
      return map
    end
    for _, key in ipairs(keys) do known[key[1]] = true end
    for _, key in ipairs(base.sorted_keys(value)) do
      if not known[key] then
        local all = {}
        for i, each in ipairs(keys) do all[i] = each[1] end
        add(at(path, key), what .. " has no `" .. tostring(key) .. "`", "take it out; it has " .. table.concat(all, ", "))
      end
    end
    for _, key in ipairs(keys) do
      if value[key[1]] ~= nil then
        map[key[1]] = key[2](value[key[1]], at(path, key[1]), add)
      elseif not key.optional then
        add(path, what .. " lacks `" .. key[1] .. "`", "write it again")
      end
    end
    return map
  end
end

local TOKENS = { ["+1"] = true, ["0"] = true }
for n = 1, 8 do TOKENS["-" .. n] = true end

local function token(value, path, add)
  local name = tostring(value)
  if TOKENS[name] or type(value) == "string" and base.id_with("token", name) then return name end
  add(path, "there is no chaos token " .. described(value), "write one like \"-1\", skull or elder_sign")
end

local function copies(value, path, add)
  if type(value) == "number" and value >= 1 and value <= 99 and value == math.floor(value) then return value end
  add(path, described(value) .. " is no number of copies", "write a whole number from 1 to 99, or take the card out")
end

local function flag(value, path, add)
  if type(value) == "boolean" then return value end
  add(path, "`" .. path[#path] .. "` is " .. described(value), "write true or false")
end

check.record = map_with("an investigator", {
  { "investigator", someone }, { "player", number }, { "status", one_of(STATUSES) }, { "experience", number },
  { "physical_trauma", number }, { "mental_trauma", number }, { "deck", map_of(card, copies) },
  { "collection", list_of(text), optional = true }, { "choices", map_of(text, text), optional = true },
  { "story_assets", list_of(card), optional = true }, { "weaknesses", list_of(card), optional = true },
  { "free_copies", map_of(card, copies), optional = true },
  { "upgraded", map_of(text, flag), optional = true }, { "swapped", number, optional = true },
  { "taboo", id_of("taboo list", "taboo"), optional = true },
  { "upgrades", map_of(id_of("customizable card", "customizable"), text), optional = true },
})

check.partner = map_with("a partner", {
  { "damage", number, optional = true }, { "horror", number, optional = true },
  { "crossed_off", flag, optional = true },
})

check.supplies = map_with("the supplies", {
  { "each", number }, { "offered", list_of(id_of("supply", "supply")) }, { "left", map_of(someone, number) },
})

check.past = map_with("a scenario that was played", {
  { "scenario", id_of("scenario", "scenario") }, { "resolution", text }, { "text", text, optional = true },
  { "save", text, optional = true }, { "experience", map_of(someone, number), optional = true },
  { "exiled", map_of(someone, map_of(card, copies)), optional = true },
})

check.state = map_with("the campaign", {
  { "campaign", id_of("campaign", "campaign") },
  { "options", map_with("options", { { "difficulty", text },
    { "taboo", id_of("taboo list", "taboo"), optional = true } }) },
  { "stage", one_of(STAGES) },
  { "scenario", id_of("scenario", "scenario"), optional = true },
  { "after_side", id_of("scenario", "scenario"), optional = true },
  { "ending", text, optional = true },
  { "lead", someone, optional = true },
  { "investigators", list_of(check.record) },
  { "vacant", list_of(number), optional = true },
  { "unclaimed", list_of(card), optional = true },
  { "log", map_with("log", { { "notes", list_of(id_of("campaign note", "log_entry")) },
    { "lists", map_of(id_of("list of the campaign log", "log_entry"), list_of(log_item)) } }) },
  { "partners", map_of(id_of("partner", "partner"), check.partner), optional = true },
  { "supplies", check.supplies, optional = true },
  { "chaos_bag", list_of(token) },
  { "history", list_of(check.past) },
  { "random", function(value, path, add)
    if type(value) == "number" and value >= 1 and value < 2147483647 then return value end
    add(path, "`random` is " .. described(value), "write a whole number from 1 to 2147483646")
  end },
})

local function check_partners(state, add)
  local known = {}
  for _, name in ipairs(data_of(state.campaign).partners or {}) do known[base.id_with("partner", name) or name] = true end
  for _, id in ipairs(base.sorted_keys(state.partners or {})) do
    local said, data = state.partners[id], data_of(id)
    if not known[id] then
      add({ "partners", id }, data.name .. " is no partner of this campaign", "take it out")
    end
    for harm, most in pairs { damage = data.health or 0, horror = data.sanity or 0 } do
      if (said[harm] or 0) > 0 and said[harm] >= most then
        add({ "partners", id, harm }, data.name .. " has " .. said[harm] .. " " .. harm .. " and can take less",
          "write a number below " .. math.max(1, most) .. ", or crossed_off: true")
      end
    end
  end
end

-- Checks that need the whole file.
local function check_whole(state, add)
  local seen, players = {}, {}
  for i, record in ipairs(state.investigators) do
    record.collection, record.choices = record.collection or {}, record.choices or {}
    record.story_assets, record.weaknesses = record.story_assets or {}, record.weaknesses or {}
    local path = { "investigators", i, "investigator" }
    if seen[record.investigator] then
      add(path, base.name_of(record.investigator) .. " is there twice", "take one of them out")
    end
    seen[record.investigator] = true
    if record.status == "playing" then
      if players[record.player] then
        add({ "investigators", i, "player" }, "player " .. record.player .. " plays two investigators",
          "give one of them another `player` or another `status`")
      end
      players[record.player] = true
      local refused = state.stage ~= "over" and prologue.refuses(record.investigator, state.scenario)
      if refused then add({ "investigators", i, "investigator" }, refused, "take another investigator") end
      local is_built = not data_of(record.investigator).prologue
      for _, problem in ipairs(is_built and deck_problems(base.deck_of(record)) or {}) do
        -- Cards may be missing because an effect removed some: they are bought before the next scenario.
        local is_short = not problem.card and refill(base.deck_of(record)).buy > 0
        if not is_short then
          local key = problem.card
          for id in pairs(record.deck) do
            if key and card_exists(key) and data_of(id) == data_of(key) then key = id end
          end
          add({ "investigators", i, "deck", key }, "the deck of " .. base.name_of(record.investigator) .. ": " ..
            problem.message, problem.mend)
        end
      end
    end
  end
  check_partners(state, add)
  if state.stage ~= "over" and not state.scenario then
    add({}, "the campaign lacks `scenario`, which is played next", "name it, or write stage: over")
  end
  if state.stage == "over" and not state.ending then
    add({}, "the campaign is over and lacks `ending`", "say in a few words how it ended")
  end
  if state.lead and not seen[state.lead] then
    add({ "lead" }, base.name_of(state.lead) .. " does not play in this campaign, so he cannot lead",
      "name one of the investigators")
  end
  if state.campaign and not data_of(state.campaign).bags[state.options.difficulty] then
    add({ "options", "difficulty" }, "there is no difficulty '" .. state.options.difficulty .. "'", "use " ..
      table.concat(base.sorted_keys(data_of(state.campaign).bags), ", "))
  end
end

--- campaign_check(state: table): table. Checks a state that was read from a file: { state = it as the game keeps it,
--- problems = { { path = { keys }, message =, mend = } } }.
local function campaign_check(state)
  local problems = {}
  local function add(path, message, mend)
    problems[#problems + 1] = { path = path, message = message, mend = mend }
  end
  local sound = check.state(state, {}, add)
  if #problems == 0 then
    sound.vacant, sound.unclaimed = sound.vacant or {}, sound.unclaimed or {}
    check_whole(sound, add)
  end
  return { state = sound, problems = problems }
end

--- campaign_keys(): string[]. The order of the keys in the file of a state.
local function campaign_keys()
  return { "campaign", "options", "stage", "scenario", "after_side", "resolution", "ending", "lead", "vacant", "unclaimed",
    "investigators", "investigator", "player", "status", "experience", "physical_trauma", "mental_trauma",
    "story_assets", "weaknesses", "exiled", "collection", "choices", "taboo", "deck", "upgrades",
    "free_copies", "upgraded", "swapped", "log", "notes", "lists",
    "partners", "damage", "horror", "crossed_off", "supplies", "each", "offered", "left",
    "chaos_bag", "history", "text", "save", "random" }
end

engine.export { campaign_check = campaign_check, campaign_keys = campaign_keys }
