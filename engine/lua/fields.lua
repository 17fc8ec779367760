-- `fields`: constructors of every game handle the fields of a card with it, and patches handle them again. Runs with
-- the raw bindings and the API that packs see. It adds to the API, and returns the functions that the loader calls.
local raw, api = ...

--- Everything that constructors made while packs were loaded: thing -> { finish, fields, id, text, text, file, line }.
--- From such a record a patch makes the thing anew.
local made, recording = {}, true
local views = {}       -- the copy that a patch gets -> the same record
local arguments = {}   -- by constructor: the names of the texts before its fields
local now              -- the record of the thing that is being made

--- fields: table. The functions with which a game makes the constructors of its cards.
local fields = {}

--- fields.schema(head: string, text: string, list: table[]). Declares the fields of a table:
--- fields.schema("asset_fields: card_fields", "An asset.", { { "cost?", "integer", "The cost to play it." } }). The
--- schemas after the colon are inherited. A field is its name (with ? when it may be missing; "[integer]" for entries
--- without a name), its type and a text. Types are written as the Lua language server reads them; they may name other
--- schemas, aliases and kinds of names of the game (zone, timing_point, value ...).
fields.schema = raw.declare_schema

--- fields.alias(name: string, type: string, text: string). A name for a type: fields.alias("slot", '"hand"|"body"', "A
--- slot that holds an asset.").
fields.alias = raw.declare_alias

--- fields.constructor(head: string, takes: string, build: function, shorthand?: string): function. The function with
--- which cards are written: head "free(text): ability" is for `free "text" { ... }`, "asset: definition" for `asset {
--- ... }`. It checks its fields against the type `takes`, reports each mistake at its line, and returns the result of
--- build(fields, texts...), which may not change the fields. With a shorthand, a function or a list alone stands for
--- that field.
function fields.constructor(head, takes, build, shorthand)
  local id, names, placed = raw.declare_constructor(head, takes, shorthand)
  arguments[id] = names
  local check, caller, pcall, type = raw.check_construct, raw.caller, pcall, type
  local function finish(f, a, b)
    if shorthand and (type(f) == "function" or type(f) == "table" and f[1] ~= nil) then f = { [shorthand] = f } end
    local record, outer, built = { finish, f, id, a, b }, now, nil
    now = record
    if check(id, f, a, b) then
      built = build(f, a, b)
    else
      -- The mistakes are reported already; errors that follow from them are not.
      local good
      good, built = pcall(build, f, a, b)
      if not good then raw.give_up() end
    end
    now = outer
    if type(built) == "table" then
      if placed and built.line == nil then built.file, built.line = caller() end
      if recording then
        record[6], record[7] = built.file, built.line
        made[built] = record
      end
    end
    return built
  end
  if #names == 0 then return function(f) return finish(f) end end
  if #names == 1 then
    return function(a) return function(f) return finish(f, a) end end
  end
  return function(a)
    return function(b) return function(f) return finish(f, a, b) end end
  end
end

--- fields.check(type: string, value: any, what: string). For functions that take a table of options: a mistake in it is
--- an error at the call.
fields.check = raw.check_value

--- fields.fault(path: string|table, message: string, mend?: string). For use inside a constructor: reports a mistake in
--- a field beyond its type. A path is a field, or a list of names and numbers that leads to a value.
function fields.fault(path, message, mend)
  raw.fault(now[3], path, message, mend, now[4], now[5], now[2])
end

--- fields.set_of(...: string[]): table<string, true>. The set of all elements of the lists.
function fields.set_of(...)
  local set = {}
  for _, list in ipairs { ... } do
    for _, name in ipairs(list) do set[name] = true end
  end
  return set
end

--- fields.list_of(value: any): any[]. A list unchanged; any other value as a list of one; nothing as an empty list.
function fields.list_of(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

--- fields.with(list: any[], more?: any): any[]. A new list: the first, followed by another list or by one thing.
function fields.with(list, more)
  local out = {}
  for _, x in ipairs(list) do out[#out + 1] = x end
  for _, x in ipairs(fields.list_of(more)) do out[#out + 1] = x end
  return out
end

--- fields.tag_of(text: string): tag. The tag of a trait or keyword as printed: "Ghoul Priest" is ghoul_priest.
function fields.tag_of(text)
  return (text:lower():gsub("[^a-z0-9]+", "_"))
end

--- fields.limit(limit?: period|limit): limit?. The limit of an ability, written out in full.
function fields.limit(limit)
  if limit == nil then return nil end
  if type(limit) == "string" then limit = { per = limit } end
  return { count = limit.count or 1, per = limit.per, scope = limit.scope }
end

--- fields.target(set: set, options?: target_options): target. A target of an ability: a member of a set of the game.
function fields.target(set, options)
  if options ~= nil then raw.check_value("target_options", options, "a target", true) end
  options = options or {}
  return { set = set, where = options.where, filter = options.filter, optional = options.optional }
end

--- fields.costs(cost?: cost|cost[]): cost[]. One cost, a list of them or none, as a list.
function fields.costs(cost)
  return fields.with({}, cost and not cost[1] and { cost } or cost)
end

api.fields = fields

-- --- patches ---

-- A deep copy of a card for a patch. Everything that a constructor made is replaced by its fields, together with the
-- texts before them.
local function view(value, seen)
  if type(value) ~= "table" then return value end
  if seen[value] then return seen[value] end
  local record, copy = made[value], {}
  seen[value] = copy
  for key, x in pairs(record and record[2] or value) do copy[key] = view(x, seen) end
  if record then
    for i, name in ipairs(arguments[record[3]]) do copy[name] = record[3 + i] end
    views[copy] = record
  end
  return copy
end

local function again(value, seen)
  if type(value) ~= "table" or made[value] then return value end
  if seen[value] then return seen[value] end
  local record, copy = views[value], {}
  local names = record and arguments[record[3]] or {}
  if not record then seen[value] = copy end
  for key, x in pairs(value) do
    if key ~= names[1] and key ~= names[2] then copy[key] = again(x, seen) end
  end
  if not record then return copy end
  local built = record[1](copy, names[1] and value[names[1]], names[2] and value[names[2]])
  -- It keeps its old file and line.
  built.file, built.line = record[6], record[7]
  local anew = made[built]
  if anew then anew[6], anew[7] = record[6], record[7] end
  seen[value] = built
  return built
end

--- find_ability(card: table, text: string): table, integer. In a patch: the ability of a card with this text or name,
--- as a table of its fields, and its place. A part of its text is enough if only one ability has it.
function api.find_ability(card, text)
  local found, place, several
  for i, a in ipairs(card) do
    if a.text == text or a.name == text then return a, i end
    if type(a.text) == "string" and a.text:find(text, 1, true) then
      several = found ~= nil
      found, place = found or a, place or i
    end
  end
  if found and not several then return found, place end
  local texts = {}
  for i, a in ipairs(card) do texts[i] = "\"" .. tostring(a.text or a.name) .. "\"" end
  error((several and "several abilities have" or "no ability has") .. " \"" .. text .. "\" in its text; there are: " ..
    table.concat(texts, ", "), 2)
end

return {
  view = function(value) return made[value] and view(value, {}) end,
  again = function(value) return again(value, {}) end,
  forget = function() made, views, recording = {}, {}, false end,
}
