-- Cards beside the board: Preludes, of which the players choose one for a game, and supplements, which are there in every
-- game with their pack. So a pack gives everybody a token, an action or a rule of its own. They lie with the Ongoing
-- Mythos cards, so their reckonings come with those of these.

-- Here and not in game.lua, where it would change the numbers of what the base game has.
engine.game {
  tags = {
    { "prelude", "A Prelude." },
    { "supplement", "A supplement." },
  },
}

fields.schema("prelude_fields: card_fields", "A Prelude.", {
  { "shows?", "{ [integer]: string }[]", "Counters of investigators that the table shows, with their names: { { \"focus\", " ..
    "\"Focus\" } }." },
  { "on_map?", "zone[]", "Zones of the pack's own with what lies on spaces of the map (place = \"parent\"): the table shows it " ..
    "there." },
})
local function finish(d, f) d.data.shows, d.data.on_map = f.shows, f.on_map end
--- A Prelude: the players choose it with the game. Its `enters_play` is the last step of the set-up, and its other
--- abilities work for the whole game.
local prelude = card_constructor("prelude", { "prelude" }, "prelude_fields", finish)
--- A supplement: a card that is there in every game with its pack.
local supplement = card_constructor("supplement", { "supplement" }, "prelude_fields", finish)

local preludes = {}

--- preludes.values(): string[][]?. The Preludes as values of an option; nil if no pack has one.
function preludes.values()
  local ids = cards_with "prelude"
  if not ids[1] then return nil end
  local values = { { "none", "None" }, { "random", "At random" } }
  for _, id in ipairs(ids) do values[#values + 1] = { id, data_of(id).name } end
  return values
end

--- preludes.make(chosen?: string): string?. Makes these cards, out of play. Returns a text when that is not possible.
function preludes.make(chosen)
  for _, id in ipairs(cards_with "supplement") do create(id, "box") end
  if not chosen or chosen == "none" then return end
  for _, id in ipairs(chosen == "random" and cards_with "prelude" or { chosen }) do
    if not card_exists(id, "prelude") then return "'" .. id .. "' is no Prelude" end
    create(id, "box")
  end
end

local function enter(card)
  card:move "mythos"
  if card:has_ability "enters" then card:use("enters", game.lead) end
end

--- preludes.enter(). The last step of the set-up: supplements come into play, then the Prelude.
function preludes.enter()
  for _, card in ipairs(cards_in("box", nil, "supplement")) do enter(card) end
  local list = cards_in("box", nil, "prelude")
  if list[1] then enter(pick_from(list)) end
end

--- counters_shown(inv: card): table[]. What preludes and supplements say that the table shows of an investigator: { name, n }
--- each.
local function counters_shown(inv)
  local list = {}
  for _, card in ipairs(cards_in "mythos") do
    for _, each in ipairs(card.data.shows or {}) do list[#list + 1] = { each[2], inv[each[1]] } end
  end
  return list
end

--- zones_on_map(): zone[]. The zones of packs' own whose cards the table shows on the map.
local function zones_on_map()
  local list = {}
  for _, kind in ipairs { "supplement", "prelude" } do
    for _, id in ipairs(cards_with(kind)) do
      for _, zone in ipairs(data_of(id).on_map or {}) do
        if not contains(list, zone) then list[#list + 1] = zone end
      end
    end
  end
  return list
end

engine.export { zones_on_map = zones_on_map, prelude = prelude, supplement = supplement, counters_shown = counters_shown }

return preludes
