-- The table as lines of text for the terminal, and the report at the end of a game. Nothing here changes anything.

local beside = require "ui/beside"
local words = require "common:ui/words"
local titles = words.titles

local ICONS = {
  { value = "icon_willpower", letter = "W", symbol = "willpower" },
  { value = "icon_intellect", letter = "I", symbol = "intellect" },
  { value = "icon_combat", letter = "C", symbol = "combat" },
  { value = "icon_agility", letter = "A", symbol = "agility" },
  { value = "icon_wild", letter = "?", symbol = "wild" },
}
local PHASES = { "Mythos phase", "Investigation phase", "Enemy phase", "Upkeep phase" }

local function icons_of(card)
  local out = ""
  for _, icon in ipairs(ICONS) do out = out .. string.rep(icon.letter, card:base(icon.value) or 0) end
  return out
end

-- "Knife (1) C": its cost, and the icons that it adds to a test.
local function in_hand(card)
  local cost, icons = card:base "cost", icons_of(card)
  return card.title .. (cost and " (" .. cost .. ")" or "") .. (icons ~= "" and " " .. icons or "")
end

local function marks(card)
  local out = {}
  local health, sanity = card:base "health", card:base "sanity"
  if health then out[#out + 1] = "health " .. card.health - card.damage .. "/" .. card.health
  elseif card.damage > 0 then out[#out + 1] = card.damage .. " damage" end
  if sanity then out[#out + 1] = "sanity " .. card.sanity - card.horror .. "/" .. card.sanity
  elseif card.horror > 0 then out[#out + 1] = card.horror .. " horror" end
  if card.uses > 0 then out[#out + 1] = card.uses .. " " .. (card.data and card.data.uses_type or "uses") end
  if card.doom > 0 then out[#out + 1] = card.doom .. " doom" end
  if card.clues > 0 then out[#out + 1] = card.clues .. " clues" end
  if card.swarm_card then out[#out + 1] = "swarm card" end
  if card.exhausted then out[#out + 1] = "exhausted" end
  if card.parent and (card.zone == "play" or card.zone == "threat") then out[#out + 1] = "in " .. card.parent.title end
  return out
end

-- The figures of an enemy.
local function figures(card)
  return card:is "enemy" and { "fight " .. card:check "fight", "evade " .. card:check "evade" } or {}
end

local function in_play(card)
  local list = figures(card)
  for _, mark in ipairs(marks(card)) do list[#list + 1] = mark end
  local attached = filter(find "attachments", function(other) return other.parent == card end)
  if #attached > 0 then list[#list + 1] = "with " .. titles(attached) end
  local beneath = cards_beneath(card)
  if #beneath > 0 then list[#list + 1] = "beneath it " .. titles(beneath) end
  return card.title .. (#list > 0 and " [" .. table.concat(list, ", ") .. "]" or "")
end

-- For the agenda, all doom counts, wherever it is; for the act, the clues of the investigators.
local function doom_so_far()
  local doom = 0
  for _, card in ipairs(find "doomed") do doom = doom + card.doom end
  return doom
end
local function clues_so_far()
  local clues = 0
  for _, inv in ipairs(players()) do clues = clues + inv.clues end
  return clues
end

-- Revealed places with the same title are told apart by their subtitles.
local function name_of(card)
  local data = card.data
  local subtitle = data and data.kind == "location" and card.face == 1 and data.subtitle
  return subtitle and card.title .. " (" .. subtitle .. ")" or card.title
end

--- label(card: card): string. The name of the card in an option.
local function label(card) return name_of(card) end

local function doom_text(agenda)
  local doom = doom_so_far()
  return agenda:is "objective" and tostring(doom) or doom .. " of " .. agenda:check "doom_threshold"
end

-- Several agendas at once, each with its own doom: "Agendas - doom 1 of 9, 0 of 6".
local function doom_of(agenda) return agenda.doom .. " of " .. agenda:check "doom_threshold" end
local function agendas_title()
  local list = {}
  for i, agenda in ipairs(cards_in "agenda") do list[i] = doom_of(agenda) end
  return "Agendas - doom " .. table.concat(list, ", ")
end

-- A short text, broken into lines of the terminal.
local function wrapped(text)
  local lines, line = {}, ""
  for word in text:gmatch "%S+" do
    if #line + #word + 1 > 78 then
      lines[#lines + 1] = line
      line = word
    else
      line = line == "" and word or line .. " " .. word
    end
  end
  lines[#lines + 1] = line
  return lines
end

local function head(lines)
  local scenario = scenario_data()
  if game.round == 0 and scenario and scenario.text then
    for _, line in ipairs(wrapped(scenario.text)) do lines[#lines + 1] = line end
    lines[#lines + 1] = ""
  end
  local line = "--- Round " .. game.round .. (PHASES[game.phase] and ", " .. PHASES[game.phase] or "") .. " "
  lines[#lines + 1] = words.ruled(line, 78)
  local agendas = cards_in "agenda"
  for _, agenda in ipairs(agendas) do
    local doom = #agendas == 1 and doom_text(agenda) or doom_of(agenda)
    lines[#lines + 1] = string.format("Agenda %s  %-28s doom  %s", agenda.row == 0 and game.agenda_number or "-",
      agenda.title, doom)
  end
  for _, act in ipairs(cards_in "act") do
    local clues, needed = clues_so_far(), act:check "clue_threshold"
    lines[#lines + 1] = string.format("Act    %s  %-28s ", act.row == 0 and game.act_number or "-", act.title) ..
      (needed > 0 and "clues " .. clues .. " of " .. needed or "clues " .. clues)
  end
end

local function one_location(lines, place)
  local here = {}
  for _, inv in ipairs(players()) do
    if inv.parent == place then here[#here + 1] = inv.title end
  end
  local state = place.face == 0 and "not revealed" or
    string.format("shroud %d  clues %d", place:check "shroud", place.clues)
  local flood = beside.flood(place)
  if flood then state = state .. "  " .. flood end
  lines[#lines + 1] = string.format("  %-18s %-22s %s", name_of(place), state,
    #here > 0 and "<< " .. table.concat(here, ", ") or "")
  if place:is "enemy" then
    local list = figures(place)
    for _, mark in ipairs(marks(place)) do
      if not mark:find " clues$" then list[#list + 1] = mark end
    end
    lines[#lines + 1] = "      enemy [" .. table.concat(list, ", ") .. "]"
  end
  local ways = filter(find "locations", function(other) return other ~= place and connected(place, other) end)
  if #ways > 0 then lines[#lines + 1] = "      to " .. titles(ways, name_of) end
  local attached = filter(find "attachments", function(card) return card.parent == place end)
  if #attached > 0 then lines[#lines + 1] = "      with " .. titles(attached) end
  for _, card in ipairs(cards_in "board") do
    if card.place == place then lines[#lines + 1] = "      " .. in_play(card) end
  end
end

local function one_investigator(lines, inv, viewer)
  lines[#lines + 1] = string.format("%s%s  health %d/%d  sanity %d/%d  resources %d  clues %d  actions %d",
    inv.title, inv == game.lead and #seats() > 1 and " (lead)" or "",
    inv.health - inv.damage, inv.health, inv.sanity - inv.horror, inv.sanity, inv.resources, inv.clues, inv.actions)
  lines[#lines + 1] = string.format("  willpower %d  intellect %d  combat %d  agility %d", inv:check "willpower",
    inv:check "intellect", inv:check "combat", inv:check "agility")
  local play, threat, hand = cards_in("play", inv), cards_in("threat", inv), cards_in("hand", inv)
  if #play > 0 then lines[#lines + 1] = "  in play: " .. titles(play, in_play) end
  if #threat > 0 then lines[#lines + 1] = "  threat:  " .. titles(threat, in_play) end
  if inv == viewer then
    if #hand > 0 then lines[#lines + 1] = "  hand:    " .. titles(hand, in_hand) end
  else
    lines[#lines + 1] = "  hand:    " .. #hand .. " cards"
  end
  local keys = size "attached" > 0 and inv:keys() or {}
  if #keys > 0 then lines[#lines + 1] = "  keys:    " .. titles(keys) end
  local role = beside.role(inv)
  if role then lines[#lines + 1] = "  " .. role end
  for _, line in ipairs(beside.seat_lines(inv)) do lines[#lines + 1] = "  " .. line end
  local discard = top("discard", inv)
  lines[#lines + 1] = string.format("  deck %d, discard %d%s", size("deck", inv), size("discard", inv),
    discard and " (" .. discard.title .. " on top)" or "")
end

--- board(viewer: card): string[]. Everything that the player of that investigator may see.
local function board(viewer)
  local lines = {}
  head(lines)
  local told = beside.scenario_lines()
  if told[1] then lines[#lines + 1] = table.concat(told, ", ") end
  for _, place in ipairs(find "locations") do one_location(lines, place) end
  local hidden = find "shadows"
  if #hidden > 0 then lines[#lines + 1] = "  In the shadows: " .. titles(hidden, in_play) end
  lines[#lines + 1] = ""
  for _, inv in ipairs(seats()) do
    if inv.zone == "investigators" then one_investigator(lines, inv, viewer) end
  end
  return lines
end

-- How an investigator left the game; nil while they are in it, or unharmed.
local function fate_of(inv)
  return inv.killed and "killed" or inv.insane and "driven insane" or inv.resigned and "resigned" or
    inv.defeated and "defeated" or nil
end

-- The scenario's resolution of that name, nil if it has none; without a name that to which it has come.
local function resolution(name)
  local scenario = scenario_data()
  name = name or game.resolution == 0 and "no_resolution" or "R" .. game.resolution
  return scenario and scenario.resolutions and scenario.resolutions[name]
end

--- epilogue(): string[]. The text of the resolution, and the fate of each investigator.
local function epilogue()
  local lines = {}
  local reached = resolution()
  if reached then lines[1] = reached.text end
  if game.ending == 1 then lines[#lines + 1] = "The investigators have completed the scenario." end
  if game.ending == 2 then lines[#lines + 1] = "The investigators have lost the scenario." end
  for _, inv in ipairs(seats()) do
    local fate = fate_of(inv) or "unharmed"
    if fate == "unharmed" and (inv.damage > 0 or inv.horror > 0) then
      fate = inv.damage .. " damage, " .. inv.horror .. " horror"
    end
    lines[#lines + 1] = string.format("  %s: %s; %d experience, trauma %d physical, %d mental", inv.title, fate,
      inv.earned, inv.physical_trauma, inv.mental_trauma)
  end
  local options, part = checkpoint_options()
  if options then
    local said = {}
    for name, value in pairs(options) do said[#said + 1] = name .. "=\"" .. value .. "\"" end
    lines[#lines + 1] = "The next part is " .. data_of(part).name .. " (" .. part .. ")." ..
      (said[1] and " Outside a campaign its options are " .. table.concat(said, ", ") .. "." or "")
  end
  return lines
end

--- ending(outcome: string): string?. The end of the scenario in words: the outcomes in the log are ids. Called by the
--- engine.
local function ending(outcome)
  local number = outcome:match "^R(%d+)$"
  local reached = resolution(outcome)
  if reached and reached.title then return reached.title end
  if number then return "Resolution " .. number end
  return outcome == "no_resolution" and "No resolution was reached" or nil
end

--- hidden_name(card: card): string. The name of the card for those who see only its back.
local function hidden_name(card)
  return card:is "token" and "a chaos token" or card:is "location" and "a location" or "a card"
end

engine.export { board = board, epilogue = epilogue, label = label, hidden_name = hidden_name, ending = ending }

return { ICONS = ICONS, PHASES = PHASES, doom_text = doom_text, agendas_title = agendas_title,
  clues_so_far = clues_so_far, fate_of = fate_of, resolution = resolution }
