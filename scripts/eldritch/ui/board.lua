-- The table as lines of text for the terminal, and the report at the end of a game. Nothing here changes anything.

local words = require "common:ui/words"
local titles = words.titles

local REGIONS = {
  { "America", { "san_francisco", "arkham", "buenos_aires", "space_1", "space_4", "space_5", "space_6", "space_7", "amazon" } },
  { "Europe and Africa", { "london", "rome", "istanbul", "pyramids", "heart_of_africa", "space_10", "space_14", "space_15",
    "space_16" } },
  { "Asia and Australia", { "tokyo", "shanghai", "sydney", "tunguska", "himalayas", "space_17", "space_19", "space_20",
    "space_21" } },
  { "Seas and the north", { "space_2", "space_3", "space_8", "space_9", "space_11", "space_12", "space_13", "space_18",
    "antarctica" } },
}
local TYPES = { city = "city", wilderness = "wild", sea = "sea" }
local PATHS = { train = "=", ship = "~", uncharted = "-" }
local SHORT = { lore = "lore", influence = "infl", observation = "obs", strength = "str", will = "will" }

-- "=Arkham": by train; "~" by ship, "-" uncharted.
local function paths(space, by_id)
  local out = {}
  for _, path in ipairs(space.data.paths) do
    out[#out + 1] = PATHS[path[2]] .. (by_id[path[1]] and by_id[path[1]].title or path[1])
  end
  return table.concat(out, " ")
end

local function monster_text(monster)
  local lost = monster.lost > 0 and "-" .. monster.lost or ""
  return monster.title .. " (" .. monster:check "toughness" .. lost .. ")"
end

local function tokens(space)
  local out = {}
  local function add(mark, list, describe)
    if #list > 0 then out[#out + 1] = mark .. titles(list, describe) end
  end
  add("gate ", on_space("gates", space), function(gate) return gate.data.omen end)
  local clues = #on_space("clues", space)
  if clues > 0 then out[#out + 1] = clues == 1 and "clue" or clues .. " clues" end
  add("monsters ", on_space("monsters", space), monster_text)
  if space.eldritch > 0 then out[#out + 1] = space.eldritch .. " eldritch" end
  add("rumor ", on_space("mythos", space))
  add("mystery ", on_space("mystery", space))
  for _, zone in ipairs(zones_on_map()) do add("", on_space(zone, space)) end
  if active_expedition() == space then out[#out + 1] = "expedition" end
  add("defeated ", on_space("defeated", space))
  add("<< ", on_space("investigators", space))
  return table.concat(out, "; ")
end

local function map_lines(lines)
  local by_id, listed = {}, {}
  for _, space in ipairs(cards_in "map") do by_id[short_id(space)] = space end
  local function line(space)
    listed[space] = true
    lines[#lines + 1] = string.format("  %-20s %-4s %-52s %s", space.title, TYPES[space.data.type], paths(space, by_id),
      tokens(space))
  end
  for _, region in ipairs(REGIONS) do
    local head = false
    for _, id in ipairs(region[2]) do
      if by_id[id] then
        if not head then lines[#lines + 1] = region[1] end
        head = true
        line(by_id[id])
      end
    end
  end
  -- Packs may add spaces.
  for _, space in ipairs(cards_in "map") do
    if not listed[space] then line(space) end
  end
end

local function skills(inv)
  local out = {}
  for _, skill in ipairs(SKILLS) do
    local improved = inv[skill .. "_improved"]
    out[#out + 1] = SHORT[skill] .. " " .. inv:base(skill) .. (improved > 0 and "+" .. improved or "")
  end
  return table.concat(out, " ")
end

local function card_text(card) return card.title .. (card.flipped and " (flipped)" or "") end

--- standing(inv: card): string[]. Words: lead, active, delayed.
local function standing(inv)
  local marks = {}
  if inv == game.lead then marks[#marks + 1] = "lead" end
  if inv == game.active then marks[#marks + 1] = "active" end
  if inv.delayed then marks[#marks + 1] = "delayed" end
  return marks
end

local function investigator_lines(lines, inv)
  local marks = standing(inv)
  for _, shown in ipairs(counters_shown(inv)) do
    if shown[2] > 0 then marks = fields.with(marks, { shown[1] .. " " .. shown[2] }) end
  end
  local tickets = {}
  if inv.train > 0 then tickets[#tickets + 1] = inv.train .. " train" end
  if inv.ship > 0 then tickets[#tickets + 1] = inv.ship .. " ship" end
  lines[#lines + 1] = string.format("%s%s  at %s  health %d/%d  sanity %d/%d  clues %d%s", inv.title,
    #marks > 0 and " (" .. table.concat(marks, ", ") .. ")" or "", inv.place and inv.place.title or "-", inv.health,
    inv.max_health, inv.sanity, inv.max_sanity, size("held_clues", inv),
    #tickets > 0 and "  tickets " .. table.concat(tickets, ", ") or "")
  lines[#lines + 1] = "  " .. skills(inv)
  local has, conditions = cards_in("possessions", inv), cards_in("conditions", inv)
  if #has > 0 then lines[#lines + 1] = "  has: " .. titles(has, card_text) end
  if #conditions > 0 then lines[#lines + 1] = "  conditions: " .. titles(conditions, card_text) end
end

local function tokens_on(card)
  local out = ""
  if card.eldritch > 0 then out = out .. "  eldritch " .. card.eldritch end
  if card.health > 0 then out = out .. "  health tokens " .. card.health end
  if card.sanity > 0 then out = out .. "  sanity tokens " .. card.sanity end
  return out
end

local function card_lines(lines, head, card)
  lines[#lines + 1] = head .. card.title .. tokens_on(card)
  for _, text in ipairs(card.data.texts) do lines[#lines + 1] = "    " .. text end
end

local function omen_text()
  local out = {}
  for i, space in ipairs(cards_in "omen_track") do
    local name = space.title .. (space.eldritch > 0 and " (" .. space.eldritch .. " eldritch)" or "")
    out[#out + 1] = i == game.omen and "[" .. name .. "]" or name
  end
  return table.concat(out, " > ")
end

local PHASES = { "action", "encounter", "mythos" }
--- phase_text(): string. "action phase".
local function phase_text() return (PHASES[game.phase] or "set-up") .. " phase" end

--- board(): string[]. The table as lines. Decks, the cup and the backs of double-sided cards are hidden.
local function board()
  local lines = {}
  local ancient = top "ancient_one"
  local head = "--- Round " .. game.round .. ", " .. phase_text() .. " "
  lines[1] = words.ruled(head, 100)
  if ancient then
    lines[#lines + 1] = string.format("%s%s  doom %d  mysteries %d of %d%s   mythos deck %d", ancient.title,
      game.awake == 1 and " (awake)" or "", game.doom, game.solved, ancient.data.mysteries, tokens_on(ancient),
      size "mythos_deck")
  end
  lines[#lines + 1] = "Omen: " .. omen_text()
  for _, card in ipairs(cards_in "mystery") do
    card_lines(lines, "Mystery: ", card)
  end
  for _, card in ipairs(cards_in "mythos") do
    card_lines(lines, "In play: ", card)
  end
  map_lines(lines)
  lines[#lines + 1] = "Reserve: " .. titles(cards_in "reserve", function(card)
    return card.title .. " (" .. card:check "value" .. ")"
  end)
  lines[#lines + 1] = "On top: Spells " .. (shown_front "spell_deck" or "-") .. ", Conditions " ..
    (shown_front "condition_deck" or "-")
  lines[#lines + 1] = ""
  for _, inv in ipairs(players()) do investigator_lines(lines, inv) end
  return lines
end

--- epilogue(): string[]. The end of the game, and the score of a won game (Reference Guide: Scoring).
local function epilogue()
  local lines = {}
  local ancient = top "ancient_one"
  lines[1] = end_text()
  if ancient then
    lines[#lines + 1] = string.format("  %s: doom %d, mysteries %d of %d", ancient.title, game.doom, game.solved,
      ancient.data.mysteries)
  end
  for _, inv in ipairs(players()) do
    lines[#lines + 1] = string.format("  %s: health %d, sanity %d", inv.title, inv.health, inv.sanity)
  end
  return lines
end

--- label(card: card): string?. The name of the card in an option; for a space also the things that wait there.
local function label(card)
  local waiting = card:is "space" and tokens(card):gsub("<< ", "with ") or ""
  return waiting ~= "" and card.title .. ": " .. waiting or nil
end

local BACKS = { gate = "a Gate", clue = "a Clue", monster = "a Monster", asset = "an Asset", artifact = "an Artifact",
  spell = "a Spell", condition = "a Condition", mythos = "a Mythos card", mystery = "a Mystery" }
--- hidden_name(card: card): string. The name of the card for those who see only its back.
local function hidden_name(card)
  return card:is "encounter_card" and "an encounter card" or BACKS[card.data.kind] or "a card"
end

engine.export { board = board, epilogue = epilogue, label = label, hidden_name = hidden_name, standing = standing, phase_text = phase_text }
