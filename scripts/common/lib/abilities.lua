-- Makes abilities from the fields that a card gives them. Each game has constructors of its own, with their own
-- comments, because its cards are written with them; they call this file. A game adds afterwards whatever is different
-- in it.

local with = fields.with
local limit_of, costs_of, constructor, fault = fields.limit, fields.costs, fields.constructor, fields.fault

local abilities = {}

--- abilities.as_one(f: table, effect?: function): function?. The effect; as one happening if the fields say `together`.
function abilities.as_one(f, effect)
  if not effect or not f.together then return effect end
  return function(...) return together(effect, ...) end
end

--- abilities.speaks_of(a: ability, words: string[]): boolean. Has a condition of the ability one of these words in it?
function abilities.speaks_of(a, words)
  for _, condition in ipairs(fields.list_of(a.condition)) do
    for _, word in ipairs(words) do
      if type(condition) == "string" and condition:find("%f[%w_]" .. word .. "%f[^%w_]") then return true end
    end
  end
  return false
end

--- abilities.make(kind: string, text: string, f: table): table. The ability that the fields describe.
function abilities.make(kind, text, f)
  local room   -- a place for each key that constructors usually add, so that no table must grow
  return { kind = kind, text = text, name = f.name, cite = f.cite, condition = with({}, f.condition),
    cost = costs_of(f.cost), zones = f.zones, who = f.who, you = f.you, target = f.target,
    effect = abilities.as_one(f, f.effect), limit = limit_of(f.limit),
    on = room, tier = room, tags = room, faces = room, results = room }
end

local TIERS = { "would", "when", "at", "after" }

--- abilities.set_trigger(a: table, f: table, tiers?: string[]). Sets the timing point at which the ability happens, and
--- the tier of that timing point.
function abilities.set_trigger(a, f, tiers)
  for _, tier in ipairs(tiers or TIERS) do
    if f[tier] then a.on, a.tier = f[tier], tier end
  end
end

-- "`would`, `when` or `after`"
local function in_words(tiers)
  local last = #tiers
  return "`" .. table.concat(tiers, "`, `", 1, last - 1) .. "` or `" .. tiers[last] .. "`"
end

--- abilities.triggered(kind: string, make: function, example: string, tiers?: string[]): function. The constructor of
--- reactions, or of forced abilities, with the schema triggered_fields. make(kind, text, f) gives the ability without
--- its trigger. The example is a timing point of the game; the message about a missing one shows it.
function abilities.triggered(kind, make, example, tiers)
  return constructor(kind .. "(text): ability", "triggered_fields", function(f, text)
    local a = make(kind, text, f)
    abilities.set_trigger(a, f, tiers)
    if not a.on then
      fault("after", "it is not said when: " .. in_words(tiers or TIERS) .. " is missing",
        "give it a timing point: after = \"" .. example .. "\"")
    end
    return a
  end)
end

--- abilities.named(make: function, name: string, text: string, f: table): table. An ability that others use by its
--- name.
function abilities.named(make, name, text, f)
  local a = make("manual", text, f)
  a.name = name
  return a
end

--- abilities.hook(make: function, head: string, name: string, takes?: string): function. The constructor of an ability
--- that the rules look for on a card under that name; head: "reckoning(text): ability". It takes `takes`
--- (ability_fields if that is left out), or an effect alone.
function abilities.hook(make, head, name, takes)
  return constructor(head, takes or "ability_fields", function(f, text) return abilities.named(make, name, text, f) end,
    "effect")
end

local function add_change(modifiers, value, amount, where)
  if amount then modifiers[#modifiers + 1] = { value = value, amount = amount, where = where } end
end

--- abilities.constant(text: string, f: table, scopes: string[][], order?: string[]): table. An ability that applies as
--- long as the card is in play. A scope is a field with its condition, { "you", "it == you" }; the field holds values
--- with the amount by which each changes. `order` lists the values in the order in which they are looked for; without
--- it they are sorted by name.
function abilities.constant(text, f, scopes, order)
  local a = { kind = "constant", text = text, name = f.name, cite = f.cite, condition = with({}, f.condition),
    zones = f.zones, modifiers = {} }
  for _, scope in ipairs(scopes) do
    local changes, where = f[scope[1]], scope[2]
    if changes and order then
      for _, value in ipairs(order) do add_change(a.modifiers, value, changes[value], where) end
    elseif changes then
      for value, amount in pairs(changes) do add_change(a.modifiers, value, amount, where) end
    end
  end
  for _, m in ipairs(f.modify or {}) do a.modifiers[#a.modifiers + 1] = m end
  return a
end

return abilities
