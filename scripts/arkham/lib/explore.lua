-- Exploring: an investigator draws from the exploration deck until the location that is sought, or a treachery, appears
-- (Rules Reference: Explore). The exploration deck is a deck that only this scenario has, so it lies in the zone
-- `scenario_deck`. Locations that were not sought lie beside it, as cards beneath the card of the scenario.

local move, is = method.move, method.is

engine.game {
  tags = {
    { "explore", "Of an ability: it is an exploration." },
  },
  sets = {
    beside_exploration_deck = { about = "Locations that an exploration has drawn and put beside the exploration deck.",
      zones = { "beneath" }, where = "it.parent in scenario and it.side_deck == 0" },
  },
  timing_points = {
    location_drawn = { about = "An investigator who explores has drawn a location: only in the log.",
      actor = "who explores", subject = "the location", text = "{actor} draws {subject} from the exploration deck.",
      cite = "Rules Reference, Glossary: Explore", can_be = { actor = "investigator", subject = "location" } },
    exploration_succeeded = { about = "An exploration was successful.", actor = "who has explored",
      subject = "the location that is in play now", text = "{actor} has explored {subject}.",
      cite = "Rules Reference, Glossary: Explore", can_be = { actor = "investigator", subject = "location" },
      called = { actor = "investigator", subject = "location" } },
    exploration_failed = { about = "An exploration was unsuccessful.", actor = "who has explored",
      subject = "the treachery; nothing, if the deck had no sought location",
      text = "{actor} has explored without success.", cite = "Rules Reference, Glossary: Explore",
      can_be = { actor = "investigator", subject = "treachery" },
      called = { actor = "investigator", subject = "treachery" } },
  },
}

local explore, verbs = {}, {}

local function is_connecting(place, _, you) return connected(you.place, place) end

-- Only what is in play leads anywhere, so a location is laid out while it is looked at. Nothing is announced before it
-- is known to stay. Returns the location or treachery at which the drawing ends, if there is one.
local function draw_until(inv, sought, me, beside)
  while true do
    local card = top "scenario_deck"
    if not card or not is(card, "location") then return card end
    move(card, "locations")
    card.face = 1
    note("location_drawn", inv, card)
    if sought(card, me, inv) then return card end
    move(card, "beneath", nil, false, top "scenario")
    beside[#beside + 1] = card
  end
end

local function draw_and_enter(inv, sought, me, beside)
  local found = draw_until(inv, sought, me, beside)
  if found and is(found, "location") then
    put_location(found)
    inv:move_to(found)
  end
  return found
end

-- Those of this exploration alone: another one may have begun before it has ended.
local function shuffle_back(beside)
  local back = filter(beside, function(card) return card.zone == "beneath" end)
  for _, card in ipairs(back) do move(card, "scenario_deck") end
  if #back > 0 then shuffle "scenario_deck" end
end

--- inv:explore(sought?: fun(place: card, me: card, you: card): boolean): card?. The investigator draws from the
--- exploration deck until a location that is sought appears, which they enter, or a treachery, which they resolve.
--- Without `sought` it is a location to which theirs is connected. The function is asked of each drawn location, which
--- then lies as if it were in play. Returns the location, or nil: the exploration was unsuccessful. Rules Reference:
--- Explore.
function verbs.explore(inv, sought)
  if not is_playing(inv) then return nil end
  local beside = {}
  local found = together(draw_and_enter, inv, sought or is_connecting, resolving(), beside)
  local success = found ~= nil and is(found, "location")
  if found and not success then draw_encounter(inv, found) end
  after(success and "exploration_succeeded" or "exploration_failed", inv, found)
  shuffle_back(beside)
  return success and found or nil
end

--- explore.designate(a: ability, sought: true|function, has_effect: boolean). For an ability with the designator explore:
--- it explores, unless its own effect does.
function explore.designate(a, sought, has_effect)
  a.condition = fields.with(a.condition, "any(scenario_deck)")
  if has_effect then return end
  local where = sought ~= true and sought or nil
  a.effect = function(_, you) you:explore(where) end
end

engine.verbs(verbs)

return explore
