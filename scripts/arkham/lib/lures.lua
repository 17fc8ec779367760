-- Locations that lure the enemies which move in the enemy phase: see move_hunters() in lib/enemies.lua.

local check = method.check

local lures = {}

--- lures.lured(enemy: card): card?. The location toward which an enemy that moves in the enemy phase goes instead of
--- where it would go; the lead decides between several.
function lures.lured(enemy)
  if game.phase ~= 3 then return nil end
  local list = filter(find "locations", function(place) return check(place, "lures") > 0 end)
  return choose(game.lead, "Toward which location is " .. enemy.title .. " lured?", list)
end

return lures
