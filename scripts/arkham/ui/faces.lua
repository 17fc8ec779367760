-- The printed parts of cards for the table: titles, figures and texts. Nothing here changes the game.

local ICONS = require("ui/board").ICONS
local emblems = require "ui/emblems"

local KINDS = { asset = "Asset", event = "Event", skill = "Skill", investigator = "Investigator", enemy = "Enemy",
  treachery = "Treachery", location = "Location", act = "Act", agenda = "Agenda", reference = "Scenario card",
  key = "Key", mini_card = "Concealed mini-card", scenario = "Scenario", story_card = "Story",
  log_entry = "Campaign log" }
local SHAPES = { location = "place", act = "wide", agenda = "wide" }
local CLASSES = { guardian = true, seeker = true, rogue = true, mystic = true, survivor = true, neutral = true }
-- The frames of cards of two classes, and of keys whose name says a colour.
local CLASS_PAIRS = {}
do
  local names = { "guardian", "seeker", "rogue", "mystic", "survivor" }
  for _, first in ipairs(names) do
    for _, second in ipairs(names) do
      if first ~= second then CLASS_PAIRS[#CLASS_PAIRS + 1] = { first, second } end
    end
  end
end
local KEY_COLOURS = { red = "#b03030", blue = "#3060b8", green = "#3a8a48", yellow = "#c8a820", purple = "#7a48a8",
  black = "#2a2a2e", white = "#d8d4c8", brass = "#b08a3c", bone = "#cfc3a4", glass = "#7fb0b8", gold = "#c8a030",
  silver = "#a8b0b8", bronze = "#96683c", copper = "#a8603c", iron = "#585c60" }

local FRAMES = { enemy = "enemy", treachery = "treachery", location = "location", act = "act", agenda = "agenda",
  reference = "reference", scenario = "reference", story_card = "story" }
local SYMBOL_TOKENS = { "skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign", "bless", "curse",
  "frost" }
local SYMBOL_NUMBER = {}
for i, symbol in ipairs(SYMBOL_TOKENS) do SYMBOL_NUMBER[symbol] = i end
local SKILLS = require "lib/skills"
local SLOTS = { { "slot_ally", "ally" }, { "slot_hand", "hand" }, { "slot_arcane", "arcane" },
  { "slot_accessory", "accessory" }, { "slot_body", "body" }, { "slot_tarot", "tarot" } }
local KEYWORDS = { "fast", "hunter", "retaliate", "alert", "aloof", "massive", "peril", "surge", "hidden", "elusive",
  "patrol", "partner" }
-- Keywords that only decks ask for. If no card of the game has one, there is no such tag.
local OF_DECKS = { "permanent", "exceptional", "myriad", "customizable" }

-- The values on the cards of each kind, with their symbols. A value in `unless_zero` is left out when it is zero.
local STATS = {
  investigator = { { "willpower", "willpower" }, { "intellect", "intellect" }, { "combat", "combat" },
    { "agility", "agility" }, { "health", "health" }, { "sanity", "sanity" } },
  asset = { { "health", "health" }, { "sanity", "sanity" } },
  enemy = { { "fight", "fight" }, { "health", "health" }, { "evade", "evade" },
    { "attack_damage", "attack_damage", unless_zero = true },
    { "attack_horror", "attack_horror", unless_zero = true } },
  location = { { "shroud", "shroud" } },
  enemy_location = { { "shroud", "shroud" }, { "fight", "fight" }, { "health", "health" }, { "evade", "evade" },
    { "attack_damage", "attack_damage", unless_zero = true },
    { "attack_horror", "attack_horror", unless_zero = true } },
  agenda = { { "doom_threshold", "doom" } },
  act = { { "clue_threshold", "clue" } },
}

--- token_sign(token: card): string?, string?. The sign on a chaos token: "skull", or nil and "-1". A token of a pack has
--- no symbol and shows the beginning of its name: a sign has room for two letters.
local function token_sign(token)
  for _, symbol in ipairs(SYMBOL_TOKENS) do
    if token:is(symbol) then return symbol, token.title end
  end
  return nil, token.title:sub(1, 2)
end

local capital = require("common:ui/words").capital

-- "+1 combat" and "test combat (3)" with the skill's symbol; elsewhere the name of a skill may be a plain word.
local function with_symbols(text)
  for _, skill in ipairs(SKILLS) do
    text = text:gsub("([+-]%d+) " .. skill .. "%f[%A]", "%1 [" .. skill .. "]")
    text = text:gsub("([Tt]est) " .. skill .. " (%(%d+%))", "%1 [" .. skill .. "] %2")
  end
  return text
end

-- On an investigator the last text that is neither action nor reaction belongs to the elder sign (lib/cardtypes.lua
-- puts it after the others, once for each effect).
local function elder_sign_text(list)
  local last = list[#list]
  return last and last.kind ~= "window" and last.kind ~= "reaction" and last.text or nil
end

local function cost_sign(ability)
  local actions = ability.costs.actions
  if not actions then return "[free] " end
  return string.rep("[action]", type(actions) == "number" and actions or 1) .. " "
end

-- The words in front of an ability's text; nil for an ability without a text of its own.
local function designator(card, kind, ability)
  local name = ability.name
  if name == "revelation" then return "**Revelation** - " end
  if name == "resolve" and kind == "story_card" then return "" end
  if name == "advance" then return card.face == 1 and "" or nil end
  if name == "game_end" then return "**Forced** - " end
  if ability.kind == "manual" then return nil end
  if name == "play" then return kind == "event" and "" or nil end
  if ability.kind == "constant" then return "" end
  if kind == "act" and ability.text:find("advance", 1, true) then return "**Objective** - " end
  if ability.kind == "window" then return cost_sign(ability) end
  if ability.kind == "reaction" then return "[reaction] " end
  if kind == "skill" then return "**If this test is successful** - " end
  if ability.text:find(" revealed during ", 1, true) then return "" end   -- part of an action's text
  return "**Forced** - "
end

local function said_before(said, text)
  for _, other in ipairs(said) do
    if other:find(text, 1, true) then return true end
  end
  return false
end

-- The effect of an event comes first in print, although it is defined last.
local function in_printed_order(list)
  local last = list[#list]
  if not last or last.name ~= "play" then return list end
  local out = { last }
  for i = 1, #list - 1 do out[i + 1] = list[i] end
  return out
end

-- Several abilities may share one text: it is printed once.
local function add_abilities(card, kind, out)
  local said, list = {}, in_printed_order(card:abilities())
  local sign = kind == "investigator" and elder_sign_text(list)
  for _, ability in ipairs(list) do
    local before = ability.text == sign and "[elder_sign] " or designator(card, kind, ability)
    if before and not said_before(said, ability.text) then
      said[#said + 1] = ability.text
      out[#out + 1] = before .. with_symbols(ability.text)
    end
  end
end

--- token_texts(reference: card): table<string, string>. The texts of each symbol on the side that is up. Abilities come
--- in the order of the symbols; for each symbol the constant one comes first. A constant ability has no name. If no
--- other ability has the same text, it counts for the next symbol.
local function token_texts(reference)
  local side, texts, at, guessed = reference.face + 1, {}, 0, false
  for _, ability in ipairs(reference:abilities()) do
    local symbol, number = ability.name:match "^(%l[%l_]*)(%d)"
    if ability.kind == "constant" then
      at, guessed = at + 1, true
      texts[at] = ability.text
    elseif symbol and tonumber(number) == side then
      if guessed and texts[at] == ability.text then texts[at] = nil end
      at, guessed = SYMBOL_NUMBER[symbol], false
      texts[at] = ability.text
    end
  end
  local out = {}
  for i, symbol in ipairs(SYMBOL_TOKENS) do out[symbol] = texts[i] end
  return out
end

local function add_tokens(card, out)
  local texts = token_texts(card)
  for _, symbol in ipairs(SYMBOL_TOKENS) do
    if texts[symbol] then out[#out + 1] = "[" .. symbol .. "] " .. with_symbols(texts[symbol]) end
  end
end

-- "Seal (skull or cultist)."
local function seal_text(said)
  local what = said.tokens[1] and table.concat(said.tokens, " or ") or "any"
  if said.except[1] then what = what .. " but " .. table.concat(said.except, " or ") end
  local number = said.most > 1 and said.most .. " " or ""
  if said.most > said.count then number = said.count .. " to " .. number end
  if said.by_x then number = "up to X " end
  return "Seal (" .. number .. what:gsub("_", " ") .. ")."
end

local function is_printed(data, keyword)
  if keyword == "permanent" and data.permanent then return true end
  for _, each in ipairs(data.keywords or {}) do
    if each:lower() == keyword then return true end
  end
  return false
end

local function add_keywords(card, data, out)
  local words = {}
  if card:is "unique" then words[1] = "[unique] Unique." end
  for _, keyword in ipairs(KEYWORDS) do
    if card:is(keyword) then words[#words + 1] = capital(keyword) .. "." end
  end
  for _, keyword in ipairs(OF_DECKS) do
    if is_printed(data, keyword) then words[#words + 1] = capital(keyword) .. "." end
  end
  local swarming = card:base "swarming"
  if swarming then words[#words + 1] = "Swarming " .. swarming .. "." end
  local concealed = card:base "concealed"
  if concealed then words[#words + 1] = "Concealed " .. concealed .. "." end
  if #words > 0 then out[#out + 1] = "**" .. table.concat(words, " ") .. "**" end
  if data.prey_only and data.prey_only == bearer_only then out[#out + 1] = "**Prey** - Bearer only." end
  if data.spawn and data.spawn == any_empty_location then out[#out + 1] = "**Spawn** - Any empty location." end
  if data.bonded then out[#out + 1] = "**Bonded** (" .. data.bonded .. ")." end
  if data.researched then out[#out + 1] = "**Researched** (" .. data_of(data.researched).name .. ")." end
  if data.uses then out[#out + 1] = "Uses (" .. data.uses .. " " .. data.uses_type .. ")." end
  if data.seal then out[#out + 1] = seal_text(data.seal) end
  local max, limit = card:base "max_committed", card:base "limit_title_here"
  if max then out[#out + 1] = "Max " .. max .. " committed per skill test." end
  if card:is "any_test" then out[#out + 1] = "You may commit this to tests of every type." end
  if card:is "own_tests_only" then out[#out + 1] = "Commit only to your own skill tests." end
  if limit then out[#out + 1] = "Limit " .. limit .. " per investigator." end
  if data.enters and data.enters.exhausted then out[#out + 1] = "Enters play exhausted." end
end

local function text_of(card, data)
  local out = {}
  add_keywords(card, data, out)
  if data.text and data.kind ~= "event" then out[#out + 1] = with_symbols(data.text) end
  if data.kind == "reference" then
    add_tokens(card, out)
  else
    add_abilities(card, data.kind, out)
  end
  for _, option in ipairs(data.upgrades or {}) do
    out[#out + 1] = "**" .. option.name .. "** (" .. option.boxes .. (option.boxes == 1 and " box)" or " boxes)") ..
      (option.text and ": " .. with_symbols(option.text) or "")
  end
  local clues = data.kind == "location" and card:base "clue_value" or 0
  if clues > 0 then out[#out + 1] = "_Revealed with " .. clues .. " [clue]._" end
  return out
end

--- stats_for(data: table): table[]. The values on cards of this kind; an enemy-location has those of both.
local function stats_for(data) return STATS[data.lives and "enemy_location" or data.kind] or {} end

local function stats_of(card, data)
  local out = {}
  for _, stat in ipairs(stats_for(data)) do
    local n = card:base(stat[1])
    if n and not (stat.unless_zero and n == 0) then out[#out + 1] = { stat[2], n } end
  end
  local victory = card:base "victory"
  if victory then out[#out + 1] = { "victory", victory } end
  local vengeance = card:base "vengeance"
  if vengeance then out[#out + 1] = { "vengeance", vengeance } end
  return out
end

local function icons_of(card)
  local out = {}
  for _, icon in ipairs(ICONS) do
    for _ = 1, card:base(icon.value) or 0 do out[#out + 1] = icon.symbol end
  end
  return out
end

-- "Asset, level 2, 2 hands", "Enemy, basic weakness"
local function kind_of(card, data)
  local out = { data.lives and "Enemy-location" or KINDS[data.kind] or "" }
  if card:is "weakness" then out[#out + 1] = card:is "basic_weakness" and "basic weakness" or "weakness" end
  if (data.level or 0) > 0 then out[#out + 1] = "level " .. data.level end
  if data.kind == "asset" then
    for _, slot in ipairs(SLOTS) do
      local n = card:base(slot[1]) or 0
      if n > 0 then out[#out + 1] = n == 1 and slot[2] or n .. " " .. slot[2] .. "s" end
    end
    for _, slot in ipairs(data.other_slots or {}) do out[#out + 1] = slot end
  end
  return table.concat(out, ", ")
end

local function frame_by_kind(card, data)
  if card:is "weakness" then return "weakness" end
  if card:is "story" then return "story" end
  if data.lives then return "enemy_location" end
  local pair = data.classes
  if pair and pair[2] and CLASSES[pair[1]] and CLASSES[pair[2]] and pair[1] ~= "neutral" and pair[2] ~= "neutral" then
    return pair[1] .. "_" .. pair[2]
  end
  if not data.kind or data.kind == "mini_card" then return "mini_card" end   -- facedown on the board: nothing is known
  return FRAMES[data.kind] or CLASSES[data.class] and data.class or "neutral"
end

-- The table draws whatever looks like an investigator as a pawn: so nothing else at a location may have such a frame.
local function frame_of(card, data)
  local frame = frame_by_kind(card, data)
  return data.kind == "investigator" and "investigator_" .. frame or frame
end

-- Is the unrevealed side that is up a card of its own, about which nothing is hidden?
local function is_front(card) return (card.data or {}).revealed ~= nil end

--- unrevealed(card: card): boolean. Can players read only its unrevealed side? Called by the engine.
local function unrevealed(card)
  return card:is "location" and card.face == 0 and not is_front(card) or card:is "mini_card"
end

local function traits_of(data)
  local traits = data.traits or {}
  return #traits > 0 and table.concat(traits, ". ") .. "." or nil
end

-- Its title, and the actions that are possible there now; the other side is not known yet.
local function unrevealed_face(card)
  local text = { "_Not revealed._" }
  add_abilities(card, "location", text)
  return { shape = SHAPES.location, frame = "unrevealed", title = card.title, subtitle = "", kind = KINDS.location,
    traits = is_front(card) and traits_of(card.data) or nil, text = text, stats = {} }
end

-- "brass" for "brass key"; nil if no word of its name is a colour.
local function key_colour(title)
  for word in title:lower():gmatch "%a+" do
    if KEY_COLOURS[word] then return word end
  end
end

--- table_face(card: card): table. The print on the side that is up, for the table.
local function table_face(card)
  if card:is "location" and card.face == 0 then return unrevealed_face(card) end
  local data = card.data or {}
  if data.kind == "token" then
    local symbol, text = token_sign(card)
    return { shape = "disc", frame = "token", title = card.title, sign = symbol or text }
  end
  if data.kind == "key" then
    local colour = not data.facedown and key_colour(card.title)
    return { shape = "token", frame = colour and "key_" .. colour or "token", title = card.title, kind = KINDS.key,
      sign = data.facedown and "facedown_key" or "key_token",
      text = text_of(card, data) }
  end
  local cost, picture = data.cost == "x" and "X" or card:base "cost", emblems.of(card, data)
  return { emblem = picture.emblem, scene = picture.scene, shape = SHAPES[data.kind] or "card", frame = frame_of(card, data), title = card.title,
    subtitle = data.kind == "location" and (data.subtitle or "") or nil, kind = kind_of(card, data),
    corner = cost and tostring(cost) or nil,
    traits = traits_of(data), icons = icons_of(card),
    text = text_of(card, data), stats = stats_of(card, data) }
end

engine.export { table_face = table_face, unrevealed = unrevealed }

return { CLASS_PAIRS = CLASS_PAIRS, KEY_COLOURS = KEY_COLOURS, stats_for = stats_for, token_sign = token_sign, token_texts = token_texts }
