-- Answers to front ends about chances and the score. Nothing here changes the game.

-- The chance of at least one success with that many dice.
local function chance_of(dice, threshold) return 1 - power((threshold - 1) / 6, dice) end

local function percent(chance) return string.format("%.1f %%", 100 * chance) end

--- odds(): string[]. The chances of the open test, before or after its roll, without abilities that may still be used.
local function odds()
  local p = current "test"
  if not p then return {} end
  local threshold = p.inv:check "success"
  if p.rolled > 0 then
    local result = successes(p.inv, p.rolled) + p.added
    local lines = { "Result so far: " .. result .. (result > 0 and ", passed." or ", failed.") }
    if result == 0 then lines[2] = "One die rerolled passes with " .. percent(chance_of(1, threshold)) .. "." end
    return lines
  end
  local dice = pool_size(p)
  return { dice .. (dice == 1 and " die" or " dice") .. ", " .. threshold .. " or more is a success: passes with " ..
    percent(chance_of(dice, threshold)) .. ", " .. string.format("%.2f", dice * (7 - threshold) / 6) .. " successes on average." }
end

--- score_lines(): string[]. The score. Only a won game has one; lower is better. Reference Guide: Scoring.
local function score_lines()
  return { "If the game were won now: " .. score() .. " (the lower, the better)." }
end

engine.export { odds = odds, score_lines = score_lines }
