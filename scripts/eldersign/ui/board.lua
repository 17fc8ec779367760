-- The table as lines of text for the terminal, and the report at the end of a game. Nothing here changes anything.

local words, results = require "common:ui/words", require "lib/results"
local titles = words.titles

--- HOURS: string[]. The hours of the clock.
local HOURS = { [0] = "XII", "III", "VI", "IX" }
local SIGNS = { "1", "2", "3", "4", "L", "P", "T", "*" }
local ICONS = { elder_sign = "ELDER SIGN", remove_doom = "-doom", gate = "gate", monster = "monster" }
local COLOURS = { green = "", yellow = "y", red = "r" }

-- "[3]" is a die: investigations by number, lore L, peril P, terror T, wildcard *; yellow and red dice have a letter.
-- Dice and symbols of packs have their names.
local function die_sign(die)
  local colour, shows = die.data.colour, die.shows
  return "[" .. (COLOURS[colour] or results.prefix[colour]) .. (SIGNS[shows] or results.names[shows] or " ") .. "]"
end

--- dice_lying_on(card: card): card[]. Dice locked on it, held by it, on its marker, on its tasks.
local function dice_lying_on(card)
  local out = {}
  for _, zone in ipairs { "locked", "held", "marked", "placed" } do
    for _, die in ipairs(cards_in(zone)) do
      if die.parent == card then out[#out + 1] = die end
    end
  end
  return out
end

local function dice_on(card)
  local out = {}
  for i, die in ipairs(dice_lying_on(card)) do
    out[i] = die.zone == "locked" and "(" .. die.data.colour .. " locked)" or die_sign(die)
  end
  return #out > 0 and " " .. table.concat(out, " ") or ""
end

local function req_sign(req)
  if req.sum then return "(" .. req.text .. ")" end
  return (req.text:gsub("%a+", function(word) return SIGNS[results.numbers[word]] end))
end

local function task_sign(task)
  local parts = {}
  for i, req in ipairs(task.reqs) do parts[i] = req_sign(req) end
  for _, kind in ipairs { "sanity", "stamina", "clock" } do
    local n = task_cost(task, kind)
    if n > 0 then parts[#parts + 1] = "-" .. n .. " " .. kind end
  end
  each_own_cost(task, function(_, icon, n) parts[#parts + 1] = "-" .. n .. " " .. icon.name end)
  return (task.done and "x " or "") .. table.concat(parts, " ") ..
    (task.owner:is "monster" and " <" .. task.owner.title .. ">" or "")
end

local function icons(list)
  if not list or #list == 0 then return "none" end
  local out = {}
  for i, name in ipairs(list) do out[i] = type(name) == "table" and name.name or ICONS[name] or name end
  return table.concat(out, ", ")
end

local function here(card)
  local list = filter(players(), function(inv) return inv.place == card end)
  return #list > 0 and "  << " .. titles(list) or ""
end

local function one_adventure(lines, card, mover)
  local tasks = {}
  for _, task in ipairs(tasks_of(card)) do tasks[#tasks + 1] = task_sign(task) end
  local empty = 0
  for _, row in ipairs(free_monster_tasks(card)) do
    if card.data.tasks[row].monster == "empty" then empty = empty + 1 end
  end
  for _ = 1, empty do tasks[#tasks + 1] = "(monster)" end
  lines[#lines + 1] = string.format("  %-36s trophy %d%s%s%s",
    card.title .. (card:is "other_world" and " (other world)" or ""), card:check "trophy",
    mover and "  odds " .. odds_text(adventure_odds(card, mover)) or "", dice_on(card), here(card))
  lines[#lines + 1] = "      " .. table.concat(tasks, card.data.ordered and "  then  " or "  |  ")
  lines[#lines + 1] = "      + " .. icons(card.data.rewards) .. "   - " .. icons(card.data.penalties)
  for _, kind in ipairs { "terror", "at_midnight" } do
    local text = card:has_ability(kind) and card.data.texts and card.data.texts[kind]
    if text then lines[#lines + 1] = "      " .. (kind == "terror" and "Terror: " or "At midnight: ") .. text end
  end
end

local function one_investigator(lines, inv)
  local possessions, trophies = cards_in("possessions", inv), cards_in("trophies", inv)
  lines[#lines + 1] = string.format("%s%s  sanity %d/%d  stamina %d/%d  clues %d  trophies %d%s", inv.title,
    inv == game.active and " (active)" or "", inv.sanity, inv.max_sanity, inv.stamina, inv.max_stamina, inv.clues,
    inv:trophy_value(), dice_on(inv))
  if #possessions > 0 then lines[#lines + 1] = "  has: " .. titles(possessions) end
  if #trophies > 0 then lines[#lines + 1] = "  trophies: " .. titles(trophies) end
  local own = own_counters(inv)
  for i, each in ipairs(own) do own[i] = each[1] .. " " .. each[2] end
  if own[1] then lines[#lines + 1] = "  " .. table.concat(own, ", ") end
end

--- board(): string[]. The table as lines. Everything is open except the decks and the cup.
local function board()
  local lines = {}
  local ancient, mythos = top "ancient_one", top "mythos"
  local head = "--- Round " .. game.round .. ", " .. HOURS[game.clock] .. " o'clock "
  lines[1] = words.ruled(head, 78)
  lines[#lines + 1] = string.format("%s%s  doom %d of %d  elder signs %d of %d%s", ancient.title,
    game.awake == 1 and " (awake)" or "", ancient.doom, ancient.doom_track, ancient.elder_signs,
    ancient.elder_sign_limit, here(ancient))
  if game.awake == 1 then
    for _, task in ipairs(tasks_of(ancient)) do lines[#lines + 1] = "      " .. task_sign(task) end
  end
  if mythos then
    lines[#lines + 1] = "Mythos: " .. mythos.title .. dice_on(mythos)
    local lingering = mythos.data.texts and mythos.data.texts.lingering
    if lingering then lines[#lines + 1] = "      " .. lingering end
  end
  local mover = game.active and choosing_where(game.active) and game.active
  for _, card in ipairs(find "adventures") do one_adventure(lines, card, mover) end
  lines[#lines + 1] = "  Museum entrance" .. here(top "entrance")
  local pool = cards_in "pool"
  if #pool > 0 then
    local signs = {}
    for i, die in ipairs(pool) do signs[i] = die_sign(die) end
    lines[#lines + 1] = "Dice: " .. table.concat(signs, " ") ..
      (size "set_aside" > 0 and "   set aside: " .. size "set_aside" or "")
  end
  for _, spell in ipairs(cards_in "cast") do lines[#lines + 1] = "Cast: " .. spell.title .. dice_on(spell) end
  lines[#lines + 1] = ""
  for _, inv in ipairs(seats()) do
    if inv.zone == "investigators" then one_investigator(lines, inv) end
  end
  return lines
end

--- epilogue(): string[]. The end of the game.
local function epilogue()
  local ancient = top "ancient_one"
  local lines = {}
  if ancient.elder_signs >= ancient.elder_sign_limit then
    lines[1] = ancient.title .. " is sealed away with " .. ancient.elder_signs .. " elder signs."
  elseif game.awake == 1 and ancient.doom == 0 then
    lines[1] = ancient.title .. " is driven back."
  else
    lines[1] = ancient.title .. " has awoken; nobody can stop it. Elder signs: " .. ancient.elder_signs .. " of " ..
      ancient.elder_sign_limit .. "."
  end
  for _, inv in ipairs(seats()) do
    lines[#lines + 1] = string.format("  %s: %s", inv.title,
      inv.zone == "investigators" and "sanity " .. inv.sanity .. ", stamina " .. inv.stamina or "devoured")
  end
  return lines
end

engine.export { board = board, epilogue = epilogue, HOURS = HOURS, dice_lying_on = dice_lying_on }
