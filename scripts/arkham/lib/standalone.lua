-- A scenario that is played outside its campaign: what has happened before it is what its players choose (Rules
-- Reference: Standalone Mode). The choices are options of its set-up.

local base, checkpoint, supplies = require "lib/campaign", require "lib/checkpoint", require "lib/supplies"
local id_with = base.id_with

local FIRST_TO_LAST = { "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "no_resolution" }

-- The ids of the earlier scenarios in the campaign of which this one is part, and of the earlier parts of the scenario;
-- and what the campaign says.
local function earlier(scenario_id)
  for _, id in ipairs(cards_with "campaign") do
    local before = {}
    for _, each in ipairs(data_of(id).scenarios) do
      local full = id_with("scenario", each)
      if full == id_with("scenario", scenario_id) then return before, data_of(id) end
      before[#before + 1] = full
    end
  end
  local part = checkpoint.before(scenario_id)
  if not part then return {}, {} end
  local before, said = earlier(part)
  return fields.with(before, part), said
end

local function short(id) return id:match "[^:]+$" end

-- The opportunities to buy supplies before a scenario that is played outside its campaign, each a list of grants: that
-- of the campaign before a scenario, and that of the resolution that was chosen for the one before it.
local function past_grants(scenario_id, options)
  local before, said = earlier(scenario_id)
  local opportunities, by_resolution = {}, nil
  for _, id in ipairs(fields.with(before, full_card_id(scenario_id))) do
    local grants = fields.with({ base.granted_before(said, id) }, { by_resolution })
    if #grants > 0 then opportunities[#opportunities + 1] = grants end
    local outcome = (data_of(id).resolutions or {})[options[short(id)] or "R1"]
    by_resolution = outcome and outcome.supplies
  end
  return opportunities
end

-- Could anybody have supplies there?
local function knows_supplies(scenario_id)
  local before, said = earlier(scenario_id)
  if said.supplies and #past_grants(scenario_id, {}) > 0 then return true end
  for _, id in ipairs(before) do
    for _, outcome in pairs(data_of(id).resolutions or {}) do
      if outcome.supplies then return true end
    end
  end
  return false
end

--- past_options(scenario_id: card_id): table[]. For a scenario that is played outside its campaign: the options that
--- choose the resolution of each earlier scenario, in the form of setup_options(). Rules Reference: Standalone Mode.
local function past_options(scenario_id)
  local options = {}
  for i, id in ipairs(earlier(scenario_id)) do
    local data, values = data_of(id), {}
    for _, name in ipairs(FIRST_TO_LAST) do
      if data.resolutions and data.resolutions[name] then
        values[#values + 1] = { name, name == "no_resolution" and "No resolution" or "Resolution " .. name:sub(2) }
      end
    end
    options[i] = { name = short(id), text = data.name, values = values, default = "R1" }
  end
  if knows_supplies(scenario_id) then options[#options + 1] = supplies.option() end
  return options
end

--- choose_supplies(config: table): string?. For a scenario that is played outside its campaign: writes the supplies
--- that config.options.supplies says into the campaign log. Returns a text when the investigators could not have them.
--- Rules Reference: Supplies, Standalone Mode.
local function choose_supplies(config)
  local text = config.options.supplies
  if not text or text == "" or not knows_supplies(config.scenario_id) then return end
  local players = {}
  for i, player in ipairs(config.players) do players[i] = full_card_id(player.id) end
  local log = supplies.chosen(text, players, past_grants(config.scenario_id, config.options))
  if type(log) == "string" then return log end
  return fill_log { log = log }
end

--- choose_past(config: table): string?. Keeps the resolutions of earlier scenarios that config.options names, or
--- resolution 1 for those that it does not name; resolve_past() carries them out. Returns a text when there is no such
--- resolution.
local function choose_past(config)
  for _, id in ipairs(earlier(config.scenario_id)) do
    local chosen = config.options[short(id)] or "R1"
    local resolutions = data_of(id).resolutions or {}
    if not resolutions[chosen] then
      if config.options[short(id)] then
        return "'" .. short(id) .. "' has no resolution '" .. chosen .. "'; use " ..
          table.concat(filter(FIRST_TO_LAST, function(name) return resolutions[name] ~= nil end), ", ")
      end
    else
      create(id, "past_scenarios").face = tonumber(chosen:match "%d+") or 0
    end
  end
end

-- The value of a log option that says what the log says now, or nil if none does: the most notes that all stand there.
local function value_now(option)
  if option.list then return table.concat(log_list(option.list), " ") end
  local best, most
  for _, value in ipairs(option.values) do
    local n, all = 0, true
    for word in value[1]:gmatch "%S+" do n, all = n + 1, all and logged(word) end
    if all and n > (most or -1) then best, most = value[1], n end
  end
  return best
end

--- checkpoint_options(): table<string, string>?, card_id?. After a game that has ended at a checkpoint: the options
--- with which the next part is played outside a campaign, and its id. An option that keeps its default is left out.
--- Rules Reference: Checkpoints, Standalone Mode.
local function checkpoint_options()
  local scenario, resolution = scenario_data(), game.resolution == 0 and "no_resolution" or "R" .. game.resolution
  local said = scenario and checkpoint.of(scenario, resolution)
  if not said then return nil end
  local options, here = { [short(top "scenario".id)] = resolution }, {}
  for _, past in ipairs(cards_in "past_scenarios") do
    options[short(past.id)] = past.face == 0 and "no_resolution" or "R" .. past.face
  end
  for _, each in ipairs(past_options(said.next)) do
    if options[each.name] ~= each.default then here[each.name] = options[each.name] end
  end
  for _, option in ipairs(data_of(said.next).log or {}) do
    local value = value_now(option)
    if value ~= option.default then here[option.name] = value end
  end
  local bought = knows_supplies(said.next) and supplies.in_words(campaign_log()) or ""
  if bought ~= "" then here.supplies = bought end
  return here, said.next
end

--- resolve_past(). Carries out what the chosen resolutions of earlier scenarios record and inflict, first to last.
--- Nobody earns experience, and killed or insane investigators play on. Rules Reference: Standalone Mode, Killed/Insane
--- Investigators.
local function resolve_past()
  local past = cards_in "past_scenarios"
  if #past == 0 then return end
  for _, scenario in ipairs(past) do
    local n = scenario.face
    local effect = scenario.data.resolutions[n == 0 and "no_resolution" or "R" .. n].effect
    if effect then effect() end
  end
  local all = seats()
  set_each(all, "earned", 0)
  set_each(all, "killed", false)
  set_each(all, "insane", false)
  move_each(cards_in "earned_cards", "removed")
end

--- partners_of(scenario_id: card_id): table[]. For a scenario that is played outside its campaign: the partners of its
--- campaign, all of them unharmed. Rules Reference: Partner.
local function partners_of(scenario_id)
  local _, said = earlier(scenario_id)
  return base.partners_in(said)
end

engine.export { partners_of = partners_of, checkpoint_options = checkpoint_options, past_options = past_options,
  choose_past = choose_past, choose_supplies = choose_supplies, resolve_past = resolve_past }
