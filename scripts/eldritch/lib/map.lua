-- The board: spaces, paths, distances, and moving. Reference Guide: Space, Path, Adjacent, Nearest.

local verbs = {}
local data_of_card, place_of = property.data, property.place

--- decider(): card. The investigator who decides where the rules name nobody: the active one, otherwise the lead. When
--- all are defeated, the leading player decides.
local function decider()
  local active = game.active
  if is_playing(active) then return active end
  return is_playing(game.lead) and game.lead or players()[1] or game.lead
end

--- half(n: integer): integer. Half of it, rounded up (Reference Guide: Rounding).
local function half(n) return math.ceil(n / 2) end

--- space_by(id: card_id): card?. The space with that id.
local function space_by(id) return find_in("map", id) end

--- path_kind(a: card, b: card): "train"|"ship"|"uncharted"|nil. The type of the path between two spaces; nil if they
--- are not adjacent.
local function path_kind(a, b) return data_of_card(a).path_kinds[data_of_card(b).id] end

--- neighbours(space: card, kind?: "train"|"ship"|"uncharted"): card[]. The adjacent spaces, in the order of the board;
--- with a kind, those along such paths.
local function neighbours(space, kind)
  local list = find("adjacent", nil, space)
  if not kind then return list end
  local kinds, out = data_of_card(space).path_kinds, {}
  for i = 1, #list do
    if kinds[data_of_card(list[i]).id] == kind then out[#out + 1] = list[i] end
  end
  return out
end

--- spaces_within(space: card, n: integer): card[]. The spaces at most n paths away, including the space itself.
local function spaces_within(space, n)
  return filter(cards_in "map", function(other)
    local d = distance(space, other)
    return d ~= nil and d <= n
  end)
end

--- nearest(from: card, list: card[]): card[]. The cards in the list at the fewest paths from the space: spaces, or
--- things on spaces.
local function nearest(from, list)
  local best, out = nil, {}
  for i = 1, #list do
    local card = list[i]
    local place = place_of(card)
    local d = place and distance(from, place)
    if d and (not best or d < best) then best, out = d, {} end
    if d and d == best then out[#out + 1] = card end
  end
  return out
end

--- the_nearest(from: card, list: card[], prompt: string): card?. One of the nearest; the active investigator decides a
--- tie.
local function the_nearest(from, list, prompt)
  return choose(decider(), prompt or "Which is the nearest?", nearest(from, list))
end

--- spaces_of(kind: space_type): card[]. All spaces of that type.
local function spaces_of(kind) return cards_in("map", nil, kind) end

--- nearest_of(space: card, kind: space_type): card. The nearest space of that type; the space itself if it has the
--- type.
local function nearest_of(space, kind) return the_nearest(space, spaces_of(kind), "Which space is the nearest?") end
--- nearest_city(space: card): card. The nearest city; the space itself if it is one.
local function nearest_city(space) return nearest_of(space, "city") end

--- toward(space: card, goal: card): card?. A space one path nearer to the goal; the active investigator chooses among
--- several. nil if it is there already.
local function toward(space, goal)
  local d = distance(space, goal)
  if not d or d == 0 then return nil end
  local nearer = filter(neighbours(space), function(other) return distance(other, goal) == d - 1 end)
  return choose(decider(), "Through which space?", nearer)
end

--- on_space(zone: zone, space: card): card[]. The cards of a zone on that space: on_space("monsters", here).
local function on_space(zone, space) return cards_in(zone, nil, space) end

-- --- moving --------------------------------------------------------------------------------------------------------

--- inv:can_move(): boolean. Can the investigator move? "Cannot" is absolute: nobody else can move them either.
--- Reference Guide: Conflicts.
function verbs.can_move(inv) return is_playing(inv) and inv.cannot_move == 0 end

--- inv:move_to(space: card): boolean. Moves the investigator directly, through no other spaces; returns whether they
--- have moved.
function verbs.move_to(inv, space)
  if not inv:can_move() or space == nil or inv.place == space then return false end
  return (event("moves", inv, space, nil, nil, function() inv.parent = space end))
end

--- inv:move_along(list: card[], prompt?: string, optional?: boolean): boolean. Moves the investigator to one of those
--- spaces, which they choose; returns whether they have moved.
function verbs.move_along(inv, list, prompt, optional)
  if not inv:can_move() then return false end
  local space = choose(inv, prompt or "Move where?", list, { optional = optional })
  return space ~= nil and inv:move_to(space)
end

--- inv:move_spaces(n: integer, optional?: boolean): integer. Moves the investigator n spaces, one after the other; with
--- optional, up to n. Returns the number of spaces.
function verbs.move_spaces(inv, n, optional)
  local moved = 0
  for _ = 1, n do
    if not is_playing(inv) or not inv:move_along(neighbours(inv.place), nil, optional) then break end
    moved = moved + 1
  end
  return moved
end

--- monster:move_monster(space: card, own?: boolean): boolean. Moves the Monster. `own`: by an effect of its token or of
--- the card that spawned it; no other effect moves an Epic Monster.
function verbs.move_monster(monster, space, own)
  if not monster.in_play or space == nil or monster.place == space then return false end
  if monster:is "epic" and not own then return false end
  return (event("monster_moves", nil, monster, space, nil, function() monster.parent = space end))
end

engine.verbs(verbs)

engine.export { decider = decider, half = half, space_by = space_by, path_kind = path_kind,
  neighbours = neighbours, spaces_within = spaces_within, nearest = nearest, the_nearest = the_nearest,
  spaces_of = spaces_of, nearest_of = nearest_of, nearest_city = nearest_city, toward = toward, on_space = on_space }
