-- Symbols and dice of packs. A file in a pack's `lib/` declares them, and each card that names one requires that file.

local definition = require("common:lib/dice").definition
local looks, results, tasks = require "ui/looks", require "lib/results", require "lib/tasks"
local fault = fields.fault

-- All of this is complete before a game begins: what changed in play would be there in the next game, too.
local function while_loading(what)
  if pcall(function() return game.faq end) then
    error("a " .. what .. " is declared by a file in `lib/`, before a game begins; nothing in play can add one", 3)
  end
end

-- An assignment to a table of another file would be state outside the kernel, were it made in play.
local function put(list, key, value) list[key] = value end

local WORD = "^%l+$"
local SPELLING = "write one word in small letters: tasks, the log and tests call it by that"

-- By a look that a symbol has, its name: no two may look alike.
local function look_of(symbol) return not symbol.polygons and (symbol.shape or "") .. " " .. (symbol.text or "") end

local function alike(symbol)
  local look = look_of(symbol)
  for name, other in pairs(looks.symbols) do
    if look and look_of(other) == look then return name end
  end
end

local function check_colour(colour)
  if colour and not colour:find "^#%x%x%x%x%x%x$" then
    fault("colour", "'" .. colour .. "' is no colour", "write it as \"#b8d0ff\": red, green and blue, two digits each")
  end
end

-- With a symbol or die more: does a number for the log still hold every roll? `undo` takes it away again.
local function has_room(undo)
  if #results.names <= results.MOST and results.fit() then return true end
  undo()
  fault("name", "there is no room for it beside the other symbols and dice of packs",
    "six symbols and two dice have room; with fewer symbols there is room for more dice")
  return false
end

-- --- symbols ---------------------------------------------------------------------------------------------------------

fields.schema("symbol_fields", "A symbol of a pack's own: faces of its dice show it, and tasks ask for it by its name.", {
  { "name", "string", "Its name, one word in small letters: \"omen\". Tasks are written with it: \"I3 omen\"." },
  { "shape?", "string", "What it looks like: a shape of the table's own, such as \"comet\"." },
  { "polygons?", "number[][]", "Instead of a shape, lines around areas, { x, y, x, y, ... } each, from 0 to 100." },
  { "colour?", "string", "Its colour: \"#c0d0ff\"." },
  { "pays?", "string", "Symbols of tasks that a die with it meets as well: \"L T\", or \"I2\" for investigations." },
  { "wild?", "boolean", "A wildcard meets it. The rules name four things that a wildcard can be, and no others." },
  { "turned?", "boolean", "Cards turn dice to it. So an attempt that needs it goes on without a die that shows it." },
})
fields.schema("own_symbol", "A symbol of a pack's own, for the scripts of the pack.", {
  { "name", "string", "Its name." },
  { "result", "integer", "The number that a die shows: die.shows = omen.result. An expression says it.shows == omen." },
})

-- What a die with this result also is.
local function pay_with(result, pays)
  for symbol in (pays or ""):gmatch "%S+" do
    local n = symbol:match "^I(%d+)$"
    if n then
      local worth = tasks.checked_investigations(n, "pays")
      for faq = 0, 1 do put(results.weights[faq], result, worth) end
    elseif not tasks.meets(symbol, result) then
      fault("pays", "there is no symbol '" .. symbol .. "'", "use L, P, T, I2, or a symbol that is declared before")
    end
  end
end

-- The name belongs to the pack: another one that declares it hears of both files.
local function claim(name, result)
  local about = "The result " .. name .. " of a die: it.shows == " .. name .. "."
  engine.game { words = { [name] = { tostring(result), about } } }
end

--- A symbol that faces of dice show and tasks ask for: { name = "omen", shape = "comet" }.
local symbol = fields.constructor("symbol: own_symbol", "symbol_fields", function(f)
  while_loading "symbol"
  local name, result = f.name, #results.names + 1
  local look = { shape = f.shape, polygons = f.polygons, colour = f.colour or "#c8c8e8", word = name }
  if not f.shape and not f.polygons then look.text = name:sub(1, 3):upper() end
  local made, like = { name = name, result = result }, alike(look)
  check_colour(f.colour)
  if not name:find(WORD) then
    fault("name", "'" .. name .. "' cannot be the name of a symbol", SPELLING)
  elseif looks.symbols[name] or results.faces[name] then
    if (results.numbers[name] or 0) > results.OF_THE_GAME then claim(name, result) end
    fault("name", "there is a symbol or a die '" .. name .. "' already", "give it another name")
  elseif like then
    fault(f.shape and "shape" or "name", "it would look like the symbol '" .. like .. "'",
      "give it another shape, or `polygons`")
  else
    put(results.names, result, name)
    if has_room(function() put(results.names, result, nil) end) then
      put(results.numbers, name, result)
      put(looks.symbols, name, look)
      claim(name, result)
      if f.turned then table.insert(results.turned, result) end
      tasks.add_symbol(name, result, f.wild)
      pay_with(result, f.pays)
    end
  end
  return made
end)

-- --- dice ------------------------------------------------------------------------------------------------------------

local SIDES = 6
-- Marks of other cards, which a die must not have.
local MARKS = fields.set_of { "investigator", "adventure", "monster", "mask", "mythos", "common", "unique", "spell",
  "ally", "die", "entrance", "item", "cultist", "locks", "reference" }

fields.alias("die_face", "integer|string", "A face of a die: 1 to 4 investigations, \"lore\", \"peril\", \"terror\", " ..
  "\"wild\", or the name of a pack's symbol.")
fields.schema("die_fields", "A die of a pack's own. As the yellow and the red one, cards add it to the pool and lock it.", {
  { "name", "string", "Its name, one word in small letters: \"silver\". Cards say adds = \"silver\", lock = \"silver\"." },
  { "faces", "die_face[]", "What its six faces show: { 1, 2, \"lore\", \"peril\", \"omen\", \"omen\" }." },
  { "colour", "string", "Its colour: \"#9aa4b4\"." },
  { "copies?", "natural", "How many of it there are; 1 if it is left out." },
})
fields.schema("own_die", "A die of a pack's own.", {
  { "name", "string", "Its name." },
})

local function read_faces(f)
  local faces = {}
  if #f.faces ~= SIDES then
    fault("faces", "a die has " .. SIDES .. " faces, and this one has " .. #f.faces, "list six results")
  end
  for i, face in ipairs(f.faces) do
    local result = results.numbers[tostring(face)]
    if not result then
      fault({ "faces", i }, "no die can show '" .. tostring(face) .. "'", "write one of " ..
        table.concat(results.names, ", ") .. "; a pack's own symbol is declared before the die")
    end
    faces[i] = result or 1
  end
  return faces
end

-- One that no other die has: of its name, or else of the alphabet.
local function letter_for(name)
  local taken = {}
  for _, colour in ipairs(results.colours) do taken[looks.frames["die_" .. colour].letter] = true end
  for letter in (name:upper() .. "ABCDEFGHIJKLMNOPQRSTUVWXYZ"):gmatch "." do
    if not taken[letter] then return letter end
  end
end

local function show_as(name, colour, letter)
  put(looks.frames, "die_" .. name, { colour = colour, letter = letter })
  put(looks.symbols, "die_" .. name, { shape = "die", text = letter, colour = colour, word = name .. " die" })
  put(looks.symbols, "lock_" .. name,
    { shape = "lock", text = letter, colour = colour, word = "locks the " .. name .. " die" })
end

--- A die: { name = "silver", colour = "#9aa4b4", faces = { 1, 2, "lore", "peril", "omen", "omen" } }.
local die = fields.constructor("die: own_die", "die_fields", function(f)
  while_loading "die"
  local name, faces, at = f.name, read_faces(f), #results.colours + 1
  check_colour(f.colour)
  if f.copies == 0 then fault("copies", "there would be none of it", "leave it out for one die") end
  if not name:find(WORD) then
    fault("name", "'" .. name .. "' cannot be the name of a die", SPELLING)
  elseif results.faces[name] then
    fault("name", "there is a " .. name .. " die already", "give it another name")
  elseif MARKS[name] or results.numbers[name] then
    fault("name", "'" .. name .. "' means something else in the game", "give it another name")
  else
    local letter = letter_for(name)
    put(results.copies, name, f.copies or 1)
    put(results.colours, at, name)
    if has_room(function() put(results.colours, at, nil) end) then
      put(results.rank, name, at - 1)
      put(results.faces, name, faces)
      put(results.kinds, at, faces)
      put(results.prefix, name, name .. " ")
      show_as(name, f.colour, letter)
      engine.define(definition(name, faces))
    end
  end
  return { name = name }
end)

-- --- for the rules ---------------------------------------------------------------------------------------------------

-- The ids of all dice of packs, each as often as there are dice.
local function all()
  local ids = {}
  for _, id in ipairs(cards_with "die") do
    local colour = data_of(id).colour
    if results.rank[colour] >= results.DICE_OF_THE_GAME then
      for _ = 1, results.copies[colour] do ids[#ids + 1] = id end
    end
  end
  return ids
end

engine.export { symbol = symbol, die = die }

return { all = all }
