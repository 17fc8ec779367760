-- Elusive: an enemy that leaves after each attack, its own or one against it. An investigator's attack is a test, which
-- notes as it begins whether its target is a ready elusive enemy (`flees`, lib/test.lua). (The Feast of Hemlock Vale,
-- rules: Elusive)

-- Where an enemy goes that moves in the enemy phase, if an effect says so that can touch it.
local function lures(enemy)
  if game.phase ~= 3 then return {} end
  return filter(find "locations", function(place) return place:check("lures", enemy) > 0 end)
end

local function nobody_there(place) return #investigators_at(place) == 0 end

-- Where it goes: to a connecting location without investigators if there is one; the lead decides. One that is lured goes
-- another way, see enemy:move_toward().
local function refuge(enemy)
  local here = enemy.place
  local ways = filter(find "locations", function(place)
    return here and place ~= here and connected(here, place) and enemy:check("cannot_enter", place) == 0
  end)
  if #lures(enemy) > 0 then return ways[1] end
  local free = filter(ways, nobody_there)
  return choose(game.lead, "Where does " .. enemy.title .. " flee?", free[1] and free or ways)
end

-- The three parts are one effect: it engages nobody at the place to which it comes.
local function leave(enemy)
  local place = refuge(enemy)
  enemy:disengage()
  enemy:exhaust()
  if place then enemy:move_toward(place) end
end

--- flee(enemy: card). The elusive enemy disengages, moves to a connecting location and exhausts. If the test in
--- progress is an attack against it, it does not do so again when that has resolved.
local function flee(enemy)
  if not enemy.in_play then return end
  local test = current "test"
  if test and test.target == enemy then test.flees = 0 end
  by_rules(together, leave, enemy)
end

engine.export { flee = flee }

return { flee = flee, lures = lures }
