-- Mistakes in the fields of a card that no type of a schema can express. Each names the field and the mend.

local fault, list_of = fields.fault, fields.list_of

local field_faults = {}

-- What is printed like a keyword, but is a field or an ability here: the printed word alone does not say enough.
local WRITTEN_AS = {
  concealed = "say with how many decoys: concealed = 2",
  patrol = "say where it goes: patrol = function(place) return place.title == \"Attic\" end",
  haunted = "write what happens: haunted \"...\" { effect = function(me, you) ... end }",
  seal = "say which tokens: seal = \"elder_sign\"",
  swarming = "say how many: swarming = 2",
  uses = "say which and how many: uses = { charges = 3 }",
  vengeance = "say how many points: vengeance = 1",
  victory = "say how many points: victory = 1",
}

-- Keywords that the rules give to some cardtypes only.
local ONLY_ON = { hidden = { "treachery", "enemy" }, elusive = { "enemy" }, alert = { "location", "enemy" } }

local function keywords(kind, f)
  for _, keyword in ipairs(f.keywords) do
    local name = keyword:lower():match "^%a+"
    if WRITTEN_AS[name] then
      fault("keywords", "the keyword " .. name .. " is written in another way", WRITTEN_AS[name])
    end
    local kinds = ONLY_ON[name]
    if kinds and not contains(kinds, kind) then
      fault("keywords", "only an " .. kinds[#kinds] .. (kinds[2] and " or a " .. kinds[1] or "") .. " is " .. name,
        "take \"" .. keyword .. "\" out")
    end
  end
end

--- field_faults.numbers(f: table). Keywords of an enemy that come with a number.
function field_faults.numbers(f)
  for _, name in ipairs { "swarming", "concealed" } do
    if type(f[name]) == "boolean" then fault(name, "the keyword " .. name .. " needs a number", WRITTEN_AS[name]) end
  end
end

field_faults.OF_ENEMY = { fight = "cannot_be_attacked", evade = "cannot_be_evaded", health = "" }

--- field_faults.unsaid(d: table, f: table, figures: table<string, string>). Notes in the data of a card, as `unsaid`, which
--- of these figures it does not give though its cardtype uses them in play. Each comes with the value by which a card says
--- that nothing is tested against it, or "". For `misk check` (ui/lint.lua).
function field_faults.unsaid(d, f, figures)
  for name, instead in pairs(figures) do
    local said = f[name] ~= nil
    for _, a in ipairs(said and {} or d.abilities) do
      for _, modifier in ipairs(a.modifiers or {}) do said = said or modifier.value == instead end
    end
    if not said then d.data.unsaid = fields.with(d.data.unsaid or {}, name) end
  end
end

local MOST_SLOTS = 4   -- of one kind for one asset: no investigator has ever had more

--- field_faults.asset(f: table). A cost that is said twice, and slots that nobody has.
function field_faults.asset(f)
  if f.x_cost and f.cost then
    fault("cost", "its cost is X, and it has no other", "leave `cost` or `x_cost` out")
  end
  local counts = {}
  for _, slot in ipairs(f.slots or {}) do
    counts[slot] = (counts[slot] or 0) + 1
    if counts[slot] == MOST_SLOTS + 1 then
      fault("slots", "it takes more " .. slot .. " slots than anybody has", "name the slot once for each that it takes")
    end
  end
end

-- Marks by which the rules know what a card is. A printed trait that made one of them would make it another card.
local MARKS = fields.set_of({ "asset", "event", "skill", "investigator", "enemy", "treachery", "location", "act", "agenda",
  "reference", "story_card", "token", "key_token", "facedown_key", "mini_card", "player_card", "encounter_card",
  "weakness", "basic_weakness", "unique", "signature" })

local function traits(f)
  for _, trait in ipairs(f.traits) do
    local mark = fields.tag_of(trait)
    if MARKS[mark] then
      fault("traits", "no trait may be '" .. trait .. "': the rules know certain cards by the mark " .. mark,
        "give the trait another name")
    end
  end
end

-- A haunted ability is one of a location. Another card gives it to locations.
local function haunted(kind, f)
  for i = 1, kind == "location" and 0 or #f do
    if contains(list_of(f[i].tags), "haunted") and contains(list_of(f[i].condition), "subject == me") then
      fault({ i }, "only a location is haunted, and this is none",
        "say which locations gain it: where = \"it == me.parent\"")
    end
  end
end

local function has_none(zones, others)
  for _, zone in ipairs(zones or {}) do
    if contains(others, zone) then return false end
  end
  return true
end

--- field_faults.elsewhere(f: table, zones: zone[]). A card that lets itself be played from elsewhere says where it lies
--- then: in one of these zones.
function field_faults.elsewhere(f, zones)
  for i = 1, #f do
    for _, modifier in ipairs(f[i].modifiers or {}) do
      if modifier.value == "as_if_in_hand" and modifier.where == "it == me" and has_none(f[i].zones, zones) then
        fault({ i }, "it is not said from where the card is played",
          "say where it lies then: zones = { \"discard\" }; there are " .. table.concat(zones, ", "))
      end
    end
  end
end

--- field_faults.unplayed(f: table). An asset without a cost is never played, so nothing is due for that.
function field_faults.unplayed(f)
  if f.extra_cost and not f.cost and not f.x_cost then
    fault("extra_cost", "an asset without `cost` is never played", "give it its cost, or leave `extra_cost` out")
  end
end

--- field_faults.card(kind: string, f: table). Mistakes that cards of every cardtype can have.
function field_faults.card(kind, f)
  if type(f.class) == "table" and not f.class[1] then
    fault("class", "the list of classes is empty", "name them, { \"rogue\", \"mystic\" }, or write \"neutral\"")
  end
  if f.traits then traits(f) end
  if f.keywords then keywords(kind, f) end
  haunted(kind, f)
end

return field_faults
