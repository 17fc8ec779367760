-- Prologue investigators: each belongs to one scenario, and is used nowhere else (Rules Reference: Prologue
-- Investigators). The set-up, campaigns and the check of decks ask here. No deck is built for them: their card says
-- with what they begin (`begins`).

local wanted = require "lib/wanted"
local play_area = require "lib/play_area"
local list_of, data = fields.list_of, property.data

local prologue = {}

fields.schema("begun_card", "A card with which an investigator begins in play.", {
  { "[integer]", "card_id", "The card." },
  { "uses?", "natural", "So many uses are left on it." },
})
fields.schema("begins_fields", "How an investigator of a prologue begins.", {
  { "resources?", "natural", "With so many resources; 5 when that is left out." },
  { "hand?", "card_id[]", "Their opening hand. It is not drawn, so there is no mulligan." },
  { "play?", "(card_id|begun_card)[]", "Cards in their play area: { \"knife\", { \"flashlight\", uses = 2 } }." },
  { "at?", "card_id", "The location at which they begin." },
  { "effect?", "effect", "What else their card does then, when everybody is placed." },
})

--- prologue.describe(d: definition, f: table). For the constructor of investigators: what their fields say of it.
function prologue.describe(d, f)
  if not f.begins then return end
  if not f.prologue then
    fields.fault("begins", "only an investigator of a prologue begins without a deck",
      "name the scenario of the prologue: prologue = \"...\", or leave `begins` out")
  end
  d.data.begins = f.begins
  d.attributes.starting_resources = f.begins.resources
  if f.begins.effect then
    table.insert(d.abilities,
      { kind = "manual", name = "begins", text = "As the game begins.", effect = f.begins.effect })
  end
end

-- The location of that card, which may still be set aside.
local function place_of_card(id)
  local whole = whole_id(id)
  for _, place in ipairs(find "locations") do
    if place.id == whole then return place end
  end
  local card = set_aside_card(id)
  return card and put_location(card)
end

--- inv:begin_at(place?: card). In the set-up: the investigator begins at that location, which they reveal.
local function begin_at(inv, place)
  if not place then return end
  wanted.kind(place, "location", "begin_at")
  inv.parent = place
  place:reveal(inv)
end

engine.verbs { begin_at = begin_at }

local function lay_out(inv, begins)
  for _, id in ipairs(begins.hand or {}) do create(id, "hand", inv) end
  for _, entry in ipairs(begins.play or {}) do
    local said = list_of(entry)
    play_area.put_in_play(create(said[1], "set_aside", inv), inv, nil, { uses = said.uses })
  end
  if begins.at then begin_at(inv, place_of_card(begins.at)) end
end

--- prologue.begin(). Step of the set-up, after the scenario's own: those whose cards say how they begin, begin so.
function prologue.begin()
  local those = filter(seats(), function(inv) return data(inv).begins end)
  for i = 1, #those do lay_out(those[i], data(those[i]).begins) end
  for i = 1, #those do
    local inv = those[i]
    if inv:has_ability "begins" then inv:use("begins", inv) end
  end
end

local function is_same(id, other)
  return other ~= nil and card_exists(id) and card_exists(other) and data_of(id) == data_of(other)
end

-- The scenario, or the scenario whose card it is.
local function means(id, scenario)
  if is_same(id, scenario) then return true end
  local data = scenario ~= nil and card_exists(scenario) and data_of(scenario)
  return data and (data.any_prologue or is_same(id, data.reference)) or false
end

--- prologue.refuses(investigator: card_id, scenario?: card_id): string?. Why the investigator cannot be used in that
--- scenario, if they belong to another; without a scenario, why they cannot be used in general.
function prologue.refuses(investigator, scenario)
  local inv = data_of(investigator)
  local only = inv.prologue
  if not only or means(only, scenario) then return nil end
  return inv.name .. " can be used only in " .. (card_exists(only) and data_of(only).name or only)
end

--- avatar_refused(investigator: card_id, scenario: card_id): string?. Why the investigator cannot be chosen for that
--- scenario, or for the first one of that campaign. Called by the engine, for those that it seats itself.
local function avatar_refused(investigator, scenario)
  local data = data_of(scenario)
  return prologue.refuses(investigator, data.kind == "campaign" and data.scenarios[1] or scenario)
end

--- gathered(title: string): card?. In the set-up: a card of that title that the scenario has gathered, out of the encounter
--- deck, which is shuffled after that, or set aside.
local function gathered(title)
  for _, zone in ipairs { "encounter_deck", "set_aside" } do
    for _, card in ipairs(cards_in(zone)) do
      if card.title == title then
        if zone == "encounter_deck" then
          card:move "set_aside"
          shuffle "encounter_deck"
        end
        return card
      end
    end
  end
end

engine.export { avatar_refused = avatar_refused, gathered = gathered }

return prologue
